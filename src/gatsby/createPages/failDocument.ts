import type { Reporter } from 'gatsby';

interface FailedDocument {
  /** Its node. */
  id: string;
  /** Names the document: `pages 5 (he)`. */
  label: string;
  message: string;
  reason: 'address' | 'content';
}

/**
 * Reports a document that cannot be a page. `gatsby build` fails; the builder leaves the document out and names it
 * (`packages/gatsby-builder`). A preview only warns, because drafts may be unfinished.
 */
export function failDocument(reporter: Reporter, { id, label, message, reason }: FailedDocument): void {
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
