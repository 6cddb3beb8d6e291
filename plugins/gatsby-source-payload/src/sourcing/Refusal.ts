import type { ErrorKind } from '../SourceError';

/** A document whose nodes could not be built. */
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
