import type { Payload, SanitizedCollectionConfig } from 'payload';

/** By it a collection's configuration tells that it belongs to the inbox. */
export const INBOX = 'inbox';

/** The kinds of what visitors send, in the order of the admin. */
export const inboxKinds = ({ config }: Pick<Payload, 'config'>): SanitizedCollectionConfig[] =>
  config.collections.filter(({ custom }) => custom[INBOX] === true);
