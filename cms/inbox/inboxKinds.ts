import type { Payload, SanitizedCollectionConfig } from 'payload';

/** By it a collection's configuration tells that it belongs to the inbox. */
export const INBOX = 'inbox';

/** Whether a document has to be kept although the person wants it deleted. */
export type KeptByLaw = (doc: Readonly<Record<string, unknown>>) => boolean;

/** By it a kind tells which of its documents have to be kept. */
export const KEPT_BY_LAW = 'keptByLaw';

/** By it a kind tells which of its documents cannot be deleted yet. */
export const KEPT_FOR_NOW = 'keptForNow';

/** The kinds of what visitors send, in the order of the admin. */
export const inboxKinds = ({ config }: Pick<Payload, 'config'>): SanitizedCollectionConfig[] =>
  config.collections.filter(({ custom }) => custom[INBOX] === true);

/** By it a collection outside of the inbox tells that it holds personal data by e-mail address. */
export const PERSONAL = 'personal';

/** All that is kept of persons by their e-mail address: the inbox, and what says so of itself. */
export const personalKinds = (payload: Pick<Payload, 'config'>): SanitizedCollectionConfig[] => [
  ...inboxKinds(payload),
  ...payload.config.collections.filter(({ custom }) => custom[PERSONAL] === true),
];
