import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';

/**
 * Locks the sessions of an account until the transaction ends. Payload rewrites the whole list of sessions at each
 * change, so concurrent changes would overwrite each other.
 */
export const lockSessions = (req: PayloadRequest, account: number | string): Promise<void> =>
  lockUntilCommit(req, `sessions of account ${account}`);

/**
 * Locks the sessions before Payload refreshes a session or changes an account, because both rewrite the list of
 * sessions.
 */
export const lockSessionsOfChange: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'update' ? (args as { id?: number | string }).id : req.user?.id;
  if ((operation === 'update' || operation === 'refresh') && id !== undefined) await lockSessions(req, id);
  return args;
};

/** Locks the sessions at logout. Payload runs this hook before it removes the session. */
export const lockSessionsOfLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockSessions(req, req.user.id);
};
