import type { NodePluginArgs } from 'gatsby';
import { type PageFacts, pagesByType } from '../nodeFacts/pageFacts';
import { isJobClosed } from '../listings/similarJobs';

/** A public page in the sitemap. */
export type SitemapEntry = Pick<PageFacts, 'path' | 'updatedAt' | 'alternates'>;

/**
 * Returns all pages that search engines may list, by address. Omits closed positions and documents that could
 * not be built. Unchanged pages keep their object identity.
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
