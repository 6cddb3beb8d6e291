import type { CollectionSlug, Payload } from 'payload';
import type { Locale } from './locales';

/** One delivery, as a kind of delivery sees it. */
export interface DeliveryOrder {
  payload: Payload;
  /** Id of the document that is to be delivered. */
  recordId: string;
  /** The same for every attempt of this delivery: receivers know by it what they have already. */
  key: string;
}

/** One way in which what a visitor sent is delivered: a mail, a call to another system. */
export interface DeliveryKind {
  slug: string;
  /** As staff read it. */
  label: Readonly<Record<Locale, string>>;
  /** Collection of the documents it delivers; they have `deliveryFields()`. */
  collection: CollectionSlug;
  /** Whether the record counts as delivered does not depend on it: it only informs the visitor, or looks into a file. */
  courtesy?: boolean;
  /** Attempts before staff have to look. */
  maxAttempts: number;
  /**
   * Delivers once. It may be called again after a success whose note was lost (the process died just then): the key tells.
   * @throws DeliveryFault, or any error, when it did not succeed
   */
  deliver: (order: DeliveryOrder) => Promise<void>;
}
