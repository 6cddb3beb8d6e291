import type { NodePluginArgs } from 'gatsby';
import { type PageFacts, pagesByType } from '../nodeFacts/pageFacts';
import { isClosed } from '../similarJobs';

/** A public page as search engines are told of it. */
export type SitemapEntry = Pick<PageFacts, 'path' | 'updatedAt' | 'alternates'>;

/**
 * Every public page that search engines may list, by address. Closed positions are left out, and documents that could not be built. An
 * unchanged page is the same object as before.
 * @param now time of the build
 */
export function sitemapEntries(
  args: Pick<NodePluginArgs, 'emitter' | 'getNodesByType' | 'store'>,
  now: number,
): SitemapEntry[] {
  const { pages } = args.store.getState() as { pages: ReadonlyMap<string, unknown> };
  return [...pagesByType(args).values()]
    .flat()
    .filter((page) => pages.has(page.path) && !page.noIndex && !isClosed(page, now))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
