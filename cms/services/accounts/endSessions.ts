import type { PayloadRequest } from 'payload';
import type { User } from '../../payload-types';
import { joinTransaction } from '../../platform/database/inTransaction';
import { lockSessions } from './lockSessions';

/** Returns the session id from the user's token. */
const sessionOf = (user: object): unknown => ('_sid' in user ? user._sid : undefined);

/**
 * Ends all sessions of an account.
 * @param kept id of a session that stays active, if any
 */
export async function endSessions(req: PayloadRequest, id: number, kept?: unknown): Promise<void> {
  await joinTransaction(req, async () => {
    await lockSessions(req, id);
    const stored = await req.payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: id } },
      req,
    });
    const sessions = (stored?.sessions ?? []).filter((session) => session.id === kept);
    await req.payload.db.updateOne({ collection: 'users', id, data: { sessions }, req, returning: false });
  });
}

/**
 * Ends all sessions of an account. If the logged-in user owns the account, the session of this request stays active.
 */
export async function endOtherSessionsOf(req: PayloadRequest, id: number): Promise<void> {
  const own = req.user?.collection === 'users' && req.user.id === id ? sessionOf(req.user) : undefined;
  await endSessions(req, id, own);
}
