import type { PayloadRequest, TypedUser } from 'payload';
import { hasRole } from '../../platform/access/roles';
import { addressOwners } from '../../platform/addresses/addressOwners';
import { readGone, type Gone } from './goneStore';

/** Whether somebody decides where the addresses of what is gone shall lead. */
export const answersForGone = (user: TypedUser | null | undefined): boolean =>
  user?.collection === 'users' && hasRole(user, 'administrator', 'editor');

/** Of all addresses those at which nothing stands now and which lead nowhere. */
export async function leadingNowhere(req: PayloadRequest, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const owners = (await addressOwners(req, paths)).filter(({ published }) => published);
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { in: [...paths] } },
    select: { from: true },
    depth: 0,
    pagination: false,
    limit: paths.length,
  });
  const used = new Set([...owners.map(({ path }) => path), ...docs.map(({ from }) => from)]);
  return new Set(paths.filter((path) => !used.has(path)));
}

/** The documents that left addresses which lead nowhere, each with those addresses, the newest first. */
export async function findGone(req: PayloadRequest): Promise<Gone[]> {
  const gone = await readGone(req);
  const open = await leadingNowhere(
    req,
    gone.flatMap(({ paths }) => paths),
  );
  return gone
    .map((one) => ({ ...one, paths: one.paths.filter((path) => open.has(path)) }))
    .filter(({ paths }) => paths.length > 0);
}
