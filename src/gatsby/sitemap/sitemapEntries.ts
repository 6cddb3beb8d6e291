import type { NodePluginArgs } from 'gatsby';
import { type PageFacts, pagesByType } from '../nodeFacts/pageFacts';
import { isJobClosed } from '../listings/similarJobs';

/** A public page in the sitemap, with its translations. */
export type SitemapEntry = Pick<PageFacts, 'path' | 'updatedAt' | 'alternates'>;

/**
 * Returns all pages that search engines may list, sorted by URL path. Omits closed positions and documents that could
 * not be built. Returns the same object for a page as long as it does not change.
 * @param now time of the build
 */
export function sitemapEntries(
  args: Pick<NodePluginArgs, 'emitter' | 'getNodesByType' | 'store'>,
  now: number,
): SitemapEntry[] {
  const { pages } = args.store.getState() as { pages: ReadonlyMap<string, unknown> };
  return [...pagesByType(args).values()]
    .flat()
    .filter((page) => pages.has(page.path) && !page.noIndex && !isJobClosed(page, now))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
