import type { CollectionSlug, Payload } from 'payload';
import type { Locale } from '../locales/locales';

/** What a delivery attempt needs to know. */
export interface DeliveryOrder {
  payload: Payload;
  /** Id of the document to deliver. */
  recordId: string;
  /** Idempotency key of the delivery, which is the same for every attempt. */
  key: string;
}

/** A kind of delivery, which defines how a document is sent by mail or to another system. */
export interface DeliveryKind {
  slug: string;
  /** Label that staff see. */
  label: Readonly<Record<Locale, string>>;
  /** Collection of the documents to deliver. It must have `deliveryFields()`. */
  collection: CollectionSlug;
  /**
   * True if the delivery does not affect the document's delivery state, such as a mail to the visitor or a file scan.
   */
  courtesy?: boolean;
  /** Number of attempts after which the delivery becomes a dead letter. */
  maxAttempts: number;
  /**
   * Makes one attempt. It may run again although it succeeded, if the success could not be recorded. Pass the key to
   * the receiver, so that the repetition has no effect.
   * @throws DeliveryFault, or any other error, if the attempt fails
   */
  deliver: (order: DeliveryOrder) => Promise<void>;
}
