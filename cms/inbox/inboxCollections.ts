import type { Payload, SanitizedCollectionConfig } from 'payload';

/** Key in a collection's `custom` settings that marks it as an inbox collection. */
export const INBOX = 'inbox';

/** Predicate that returns true for a document that must be kept despite a deletion request. */
export type LegalHold = (doc: Readonly<Record<string, unknown>>) => boolean;

/** Key in `custom` of the predicate for documents that must be kept by law. */
export const LEGAL_HOLD = 'keptByLaw';

/** Key in `custom` of the predicate for documents that cannot be deleted yet. */
export const DELETION_BLOCKED = 'keptForNow';

/** Returns the inbox collections, in the order in which the admin lists them. */
export const inboxCollections = ({ config }: Pick<Payload, 'config'>): SanitizedCollectionConfig[] =>
  config.collections.filter(({ custom }) => custom[INBOX] === true);

/**
 * Key in `custom` that marks a collection outside the inbox whose documents hold personal data under an e-mail address.
 */
export const HOLDS_PERSONAL_DATA = 'personal';

/**
 * Returns all collections whose documents hold personal data under an e-mail address: the inbox collections and those
 * marked with `HOLDS_PERSONAL_DATA`.
 */
export const personalDataCollections = (payload: Pick<Payload, 'config'>): SanitizedCollectionConfig[] => [
  ...inboxCollections(payload),
  ...payload.config.collections.filter(({ custom }) => custom[HOLDS_PERSONAL_DATA] === true),
];
