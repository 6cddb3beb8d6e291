import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';

/**
 * Locks the sessions of an account until the request's transaction ends. Payload reads the whole list of sessions and writes it again, so of
 * two changes at the same time one would be lost.
 */
export const lockSessions = (req: PayloadRequest, account: number | string): Promise<void> =>
  lockUntilCommit(req, `sessions of account ${account}`);

/** A refreshed session, and every change of an account: Payload writes the sessions with the rest of it. */
export const lockSessionsOfChange: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'update' ? (args as { id?: number | string }).id : req.user?.id;
  if ((operation === 'update' || operation === 'refresh') && id !== undefined) await lockSessions(req, id);
  return args;
};

/** Called before Payload removes the session. */
export const lockSessionsOfLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockSessions(req, req.user.id);
};
