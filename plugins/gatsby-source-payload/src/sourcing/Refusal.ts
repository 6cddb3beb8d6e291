import type { ErrorKind } from '../SourceError';

/** A document that cannot be a node. */
export interface Refusal {
  /** Its collection or global, as in `entityKey`. */
  entity: string;
  documentId: string;
  kind: ErrorKind;
  message: string;
  /** `pages 5 (he)` */
  label: string;
  /** Ids of its nodes in all locales. */
  nodes: string[];
}
