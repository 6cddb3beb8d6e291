import type { CollectionSlug, Payload } from 'payload';
import type { Locale } from '../locales/locales';

/** Arguments of one delivery attempt. */
export interface DeliveryOrder {
  payload: Payload;
  /** Id of the document to deliver. */
  recordId: string;
  /** Idempotency key, the same for each attempt. */
  key: string;
}

/** Defines how a document is delivered: by mail, or to another system. */
export interface DeliveryKind {
  slug: string;
  /** Label for staff. */
  label: Readonly<Record<Locale, string>>;
  /** Collection of the delivered documents, which have `deliveryFields()`. */
  collection: CollectionSlug;
  /** True when it does not affect the document's delivery state: a mail to the visitor, or a file scan. */
  courtesy?: boolean;
  /** Attempts before it becomes a dead letter. */
  maxAttempts: number;
  /**
   * Makes one attempt. May run again after a success that was not recorded; the key makes it idempotent.
   * @throws DeliveryFault, or any error, on failure
   */
  deliver: (order: DeliveryOrder) => Promise<void>;
}
