import type { NodePluginArgs } from 'gatsby';
import { contentPages, jobPages, type PageFacts, productPages, projectPages } from '../nodeFacts/pageFacts';
import { isClosed } from '../similarJobs';

/** A public page as search engines are told of it. */
export type SitemapEntry = Pick<PageFacts, 'path' | 'updatedAt' | 'alternates'>;

/**
 * Every public page that search engines may list, by kind and address. Closed positions are for nobody to find. A page that is as it was
 * is the same object as before.
 * @param now time of the build
 */
export function sitemapEntries(
  args: Pick<NodePluginArgs, 'emitter' | 'getNodesByType'>,
  now: number,
): SitemapEntry[] {
  const byAddress = (pages: Iterable<PageFacts>) =>
    [...pages].filter(({ noIndex }) => !noIndex).sort((a, b) => (a.path < b.path ? -1 : 1));
  const open = [...jobPages(args).byId.values()].filter((job) => !isClosed(job, now));
  const kinds = [contentPages, projectPages, productPages].map((pages) => pages(args).byId.values());
  return [...kinds, open].flatMap(byAddress);
}
