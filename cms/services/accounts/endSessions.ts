import type { PayloadRequest } from 'payload';
import type { User } from '../../payload-types';

/** The session of the token that somebody is logged in with. */
const sessionOf = (user: object): unknown => ('_sid' in user ? user._sid : undefined);

/**
 * Ends every session of an account but the one that asks, if that is the account's.
 * @param req whose transaction it joins, if it has one
 */
export async function endOthersOf(req: PayloadRequest, id: number): Promise<void> {
  const own = req.user?.collection === 'users' && req.user.id === id ? sessionOf(req.user) : undefined;
  const stored = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  const sessions = (stored?.sessions ?? []).filter((session) => session.id === own);
  await req.payload.db.updateOne({ collection: 'users', id, data: { sessions }, req, returning: false });
}
