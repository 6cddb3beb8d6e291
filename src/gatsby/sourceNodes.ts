import type { SourceNodesArgs } from 'gatsby';
import { retainOutlines } from './outlines/writeOutlines';
import { keepToday } from './outlines/writeToday';
import { sourcePageTexts } from './pageTexts/sourcePageTexts';

/** Gatsby API: creates the site's own nodes and keeps those of the previous build that are written later. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  retainOutlines(args);
  keepToday(args);
  await sourcePageTexts(args, process.env.gatsby_executing_command === 'develop');
}
