import type { PayloadRequest, TypedUser } from 'payload';
import { hasRole } from '../../platform/access/roles';
import { addressOwners } from '../../platform/addresses/addressOwners';
import { redirectsFrom } from '../publishing/redirectsFrom';
import { readGone, type Gone } from './goneStore';

/** Whether somebody decides where the addresses of what is gone shall lead. */
export const answersForGone = (user: TypedUser | null | undefined): boolean =>
  user?.collection === 'users' && hasRole(user, 'administrator', 'editor');

/** Of all addresses those at which nothing stands now and which lead nowhere, or to what is gone itself. */
export async function leadingNowhere(req: PayloadRequest, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const owners = (await addressOwners(req, paths)).filter(({ published }) => published);
  const redirects = (await redirectsFrom(req, paths)).filter(({ leads }) => leads);
  const used = new Set([...owners.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  return new Set(paths.filter((path) => !used.has(path)));
}

/** More than anybody answers. */
const MOST = 20;
/** How many documents are looked at in one go. */
const BATCH = 100;

/**
 * The documents that left addresses which lead nowhere, each with those addresses: the newest of them. Whether an address is taken again
 * each collection tells for itself, so they are looked at until there are enough: what is answered by other means takes no place.
 */
export async function findGone(req: PayloadRequest): Promise<Gone[]> {
  const gone = await readGone(req);
  const asked: Gone[] = [];
  for (let from = 0; from < gone.length && asked.length < MOST; from += BATCH)
    asked.push(...(await openOnes(req, gone.slice(from, from + BATCH))));
  return asked.slice(0, MOST);
}

async function openOnes(req: PayloadRequest, gone: readonly Gone[]): Promise<Gone[]> {
  const open = await leadingNowhere(
    req,
    gone.flatMap(({ paths }) => paths),
  );
  return gone
    .map((one) => ({ ...one, paths: one.paths.filter((path) => open.has(path)) }))
    .filter(({ paths }) => paths.length > 0);
}
