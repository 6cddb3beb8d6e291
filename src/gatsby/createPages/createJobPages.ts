import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { jobPages } from '../nodeFacts/pageFacts';
import { keepPage } from './keepPage';

/** One page for each open position in each of its languages: `/career/{orderId}` (corporate-site §2). */
export function createJobPages(args: CreatePagesArgs): void {
  const component = path.resolve('src/templates/job/JobPage.tsx');
  for (const { id, path: address, locale } of jobPages(args).byId.values())
    keepPage(args, { id, path: address, language: toLanguage(locale), component });
}
