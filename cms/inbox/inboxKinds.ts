import type { Payload, SanitizedCollectionConfig } from 'payload';

/** Marks an inbox collection in its `custom` settings. */
export const INBOX = 'inbox';

/** Decides whether a document must be kept despite a deletion request. */
export type KeptByLaw = (doc: Readonly<Record<string, unknown>>) => boolean;

/** Key in `custom` of the predicate for documents that must be kept. */
export const KEPT_BY_LAW = 'keptByLaw';

/** Key in `custom` of the predicate for documents that cannot be deleted yet. */
export const KEPT_FOR_NOW = 'keptForNow';

/** Returns the inbox collections, in the order of the admin. */
export const inboxKinds = ({ config }: Pick<Payload, 'config'>): SanitizedCollectionConfig[] =>
  config.collections.filter(({ custom }) => custom[INBOX] === true);

/** Marks other collections that hold personal data by e-mail address. */
export const PERSONAL = 'personal';

/** Returns all collections with personal data by e-mail address: the inbox and the marked ones. */
export const personalKinds = (payload: Pick<Payload, 'config'>): SanitizedCollectionConfig[] => [
  ...inboxKinds(payload),
  ...payload.config.collections.filter(({ custom }) => custom[PERSONAL] === true),
];
