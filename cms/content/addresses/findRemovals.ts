import type { PayloadRequest, TypedUser } from 'payload';
import { hasRole } from '../../platform/access/roles';
import { addressOwners } from '../../platform/addresses/addressOwners';
import { redirectsFrom } from '../publishing/redirectsFrom';
import { readRemovals, type Removal } from './removalStore';

/** Checks whether a user may decide where the URLs of removed documents redirect. */
export const canDecideRedirects = (user: TypedUser | null | undefined): boolean =>
  user?.collection === 'users' && hasRole(user, 'administrator', 'editor');

/**
 * Returns the given URL paths that lead nowhere: no published document has them, and no working redirect starts there.
 * A redirect to a removed document does not count as working.
 */
export async function findDeadPaths(req: PayloadRequest, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const owners = (await addressOwners(req, paths)).filter(({ published }) => published);
  const redirects = (await redirectsFrom(req, paths)).filter(({ leads }) => leads);
  const used = new Set([...owners.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  return new Set(paths.filter((path) => !used.has(path)));
}

/** Maximum number of removed documents that editors are asked about at once. */
const MAX_ASKED = 20;
/** Number of removed documents checked per query. */
const BATCH = 100;

/**
 * Finds the newest removed documents that have URLs without a redirect, each with these URLs. Reads in batches until
 * there are enough, because many removed documents already have redirects.
 */
export async function findRemovals(req: PayloadRequest): Promise<Removal[]> {
  const removals = await readRemovals(req);
  const asked: Removal[] = [];
  for (let from = 0; from < removals.length && asked.length < MAX_ASKED; from += BATCH)
    asked.push(...(await withDeadPaths(req, removals.slice(from, from + BATCH))));
  return asked.slice(0, MAX_ASKED);
}

async function withDeadPaths(req: PayloadRequest, removals: readonly Removal[]): Promise<Removal[]> {
  const open = await findDeadPaths(
    req,
    removals.flatMap(({ paths }) => paths),
  );
  return removals
    .map((one) => ({ ...one, paths: one.paths.filter((path) => open.has(path)) }))
    .filter(({ paths }) => paths.length > 0);
}
