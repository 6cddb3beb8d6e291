import { blockSlug } from './readTemplateBlocks';
import type { ContentPageFacts } from '../nodeFacts/pageFacts';

/**
 * Finds blocks of a page that its template does not know and would silently omit.
 * @param page facts about a published page
 * @param known types of the blocks that the template can show
 * @returns one message per unknown block type. It names the document, the block and the template
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
