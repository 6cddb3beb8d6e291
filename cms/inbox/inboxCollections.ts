import type { Payload, SanitizedCollectionConfig } from 'payload';

/** Marks an inbox collection in its `custom` settings. */
export const INBOX = 'inbox';

/** Decides whether a document must be kept despite a deletion request. */
export type LegalHold = (doc: Readonly<Record<string, unknown>>) => boolean;

/** Key in `custom` of the predicate for documents that must be kept. */
export const LEGAL_HOLD = 'keptByLaw';

/** Key in `custom` of the predicate for documents that cannot be deleted yet. */
export const DELETION_BLOCKED = 'keptForNow';

/** Returns the inbox collections, in the order of the admin. */
export const inboxCollections = ({ config }: Pick<Payload, 'config'>): SanitizedCollectionConfig[] =>
  config.collections.filter(({ custom }) => custom[INBOX] === true);

/** Marks other collections that hold personal data by e-mail address. */
export const HOLDS_PERSONAL_DATA = 'personal';

/** Returns all collections with personal data by e-mail address: the inbox and the marked ones. */
export const personalDataCollections = (payload: Pick<Payload, 'config'>): SanitizedCollectionConfig[] => [
  ...inboxCollections(payload),
  ...payload.config.collections.filter(({ custom }) => custom[HOLDS_PERSONAL_DATA] === true),
];
