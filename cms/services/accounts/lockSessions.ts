import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';

/**
 * Locks the sessions of an account until the transaction ends. Payload rewrites the whole list of sessions, so
 * concurrent changes would be lost.
 */
export const lockSessions = (req: PayloadRequest, account: number | string): Promise<void> =>
  lockUntilCommit(req, `sessions of account ${account}`);

/** Locks before a session refresh and before account changes, which rewrite the sessions. */
export const lockSessionsOfChange: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'update' ? (args as { id?: number | string }).id : req.user?.id;
  if ((operation === 'update' || operation === 'refresh') && id !== undefined) await lockSessions(req, id);
  return args;
};

/** Runs before Payload removes the session. */
export const lockSessionsOfLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockSessions(req, req.user.id);
};
