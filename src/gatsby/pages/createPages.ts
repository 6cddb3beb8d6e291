import type { CreatePagesArgs } from 'gatsby';
import { writeOutlines } from '../outlines/writeOutlines';
import { writeToday } from '../outlines/writeToday';
import { createContentPages } from './createContentPages';
import { createLanguageSlices } from './createLanguageSlices';
import { createNotFoundPages } from './createNotFoundPages';
import { createProjectPages } from './createProjectPages';
import { createRedirects } from '../redirects/createRedirects';
import { createSchedulePages } from './createSchedulePages';
import { createTypePages } from './createTypePages';

/** Gatsby API: creates all pages, slices and redirects of the site. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  await writeOutlines(args);
  await writeToday(args, Date.now());
  createLanguageSlices(args.actions);
  createNotFoundPages(args.actions);
  createSchedulePages(args.actions);
  createContentPages(args);
  createProjectPages(args);
  createTypePages(args);
  await createRedirects(args);
}
