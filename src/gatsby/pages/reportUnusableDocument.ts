import type { Reporter } from 'gatsby';

interface FailedDocument {
  /** Id of the document's node. */
  id: string;
  /** Name of the document in messages: `pages 5 (he)`. */
  label: string;
  message: string;
  reason: 'address' | 'content';
}

/**
 * Reports a document that cannot become a page. In `gatsby build`, the build fails. The warm builder omits the document
 * and names it in its report (`packages/gatsby-builder`). A preview only warns, because drafts may be unfinished.
 */
export function reportUnusableDocument(
  reporter: Reporter,
  { id, label, message, reason }: FailedDocument,
): void {
  const sourceMessage = `${label}: ${message}`;
  if (process.env.GATSBY_PREVIEW === 'true') {
    reporter.warn(sourceMessage);
    return;
  }
  reporter.panicOnBuild({
    id: '',
    context: { sourceMessage, document: { label, nodes: [id], reason } },
  });
}
