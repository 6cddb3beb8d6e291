import type { Reporter } from 'gatsby';

interface FaultyDocument {
  /** Slug of its collection. */
  collection: string;
  documentId: string;
  locale: string;
  /** Its node. */
  id: string;
}

/**
 * Reports a document that cannot be a page. The builder keeps its last good page and builds all others (`guardGatsby.mjs`); a plain
 * `gatsby build` ends.
 */
export function reportDocument(
  reporter: Reporter,
  { collection, documentId, locale, id }: FaultyDocument,
  message: string,
  reason: 'address' | 'content' = 'content',
): void {
  const label = `${collection} ${documentId} (${locale})`;
  const document = { label, nodes: [id], reason };
  reporter.panicOnBuild({ id: '', context: { sourceMessage: message, document } });
}
