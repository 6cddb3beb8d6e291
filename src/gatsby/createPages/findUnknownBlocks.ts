import { blockSlug } from '../knownBlocks';
import type { ContentPageFacts } from '../nodeFacts/pageFacts';

/**
 * Blocks of a page that its template would leave out without a word: a site with holes is worse than none.
 * @param page a page as the CMS published it
 * @param known block types that its template shows
 * @returns one message for each such type, naming document, block and template; none when all is well
 */
export function findUnknownBlocks(
  page: Pick<ContentPageFacts, 'documentId' | 'locale' | 'path' | 'title' | 'template' | 'blocks'>,
  known: ReadonlySet<string>,
): string[] {
  const types = new Set(page.blocks.map(({ __typename }) => __typename));
  return [...types]
    .filter((type) => !known.has(type))
    .map(
      (type) =>
        `Page "${page.title ?? ''}" (pages ${page.documentId}, ${page.locale}, ${page.path}) has the block "${blockSlug(type)}", ` +
        `which the template "${String(page.template)}" does not show. Remove the block in the CMS, or run npm run contract and build again.`,
    );
}
