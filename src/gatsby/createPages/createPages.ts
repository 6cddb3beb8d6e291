import type { CreatePagesArgs } from 'gatsby';
import { writeOutlines } from '../outlines/writeOutlines';
import { writeToday } from '../today';
import { createContentPages } from './createContentPages';
import { createJobPages } from './createJobPages';
import { createLanguageSlices } from './createLanguageSlices';
import { createListedPages } from './createListedPages';
import { createNotFoundPages } from './createNotFoundPages';
import { createRedirects } from './createRedirects';
import { createSchedulePages } from './createSchedulePages';

/** Gatsby API: every page, slice and redirect of the site. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  await writeOutlines(args);
  await writeToday(args, Date.now());
  createLanguageSlices(args.actions);
  createNotFoundPages(args.actions);
  createSchedulePages(args.actions);
  createContentPages(args);
  createJobPages(args);
  createListedPages(args);
  await createRedirects(args);
}
