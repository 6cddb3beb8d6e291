import type { ErrorKind } from '../SourceError';

/** A document whose nodes could not be built. */
export interface FailedDocument {
  /** Key of its collection or global, as returned by `entityKey`. */
  entity: string;
  documentId: string;
  kind: ErrorKind;
  message: string;
  /** Name of the document in messages, such as `pages 5 (he)`. */
  label: string;
  /** Ids of the document's nodes in all locales. */
  nodes: string[];
}
