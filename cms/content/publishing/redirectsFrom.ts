import { isolateObjectProperty, type CollectionSlug, type PayloadRequest } from 'payload';
import type { Redirect } from '../../payload-types';
import { localeOfPath, type Locale } from '../../platform/locales';
import { isLinkKind, LINK_KINDS, LINK_TARGETS, type LinkKind } from '../fields/linkTargets';

/** A redirect from an address. */
export interface FoundRedirect {
  id: number;
  /** The address, with a slash behind it. */
  from: string;
  /** Visitors arrive somewhere: what it leads to is on the site, in the language of the address. */
  leads: boolean;
}

type To = NonNullable<Redirect['to']>;

const slashed = (path: string): string => path.replace(/\/?$/, '/');
/** How many addresses one statement asks for. */
const CHUNK = 200;

/** The document that a redirect leads to by reference. */
function targetOf(to: To | undefined): { kind: LinkKind; id: number } | null {
  if (!to || !isLinkKind(to.kind)) return null;
  const target = to[to.kind];
  const id = typeof target === 'object' ? target?.id : target;
  return id === undefined || id === null ? null : { kind: to.kind, id };
}

/** The addresses at which visitors find some documents; nothing of those that are not on the site. */
async function publicPaths(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Map<number, Partial<Record<Locale, string | null>>>> {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    select: { paths: true } as never,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    // The local API writes its locale into the request it is given.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  const found = docs as unknown as { id: number; paths?: Partial<Record<Locale, string | null>> | null }[];
  return new Map(found.map(({ id, paths }) => [id, paths ?? {}]));
}

async function redirectsOf(req: PayloadRequest, paths: readonly string[]): Promise<FoundRedirect[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { in: paths.flatMap((path) => [slashed(path), path.replace(/\/$/, '')]) } },
    select: { from: true, to: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  const targets = docs.map(({ to }) => targetOf(to));
  const stands = new Map<string, Partial<Record<Locale, string | null>>>();
  for (const kind of LINK_KINDS) {
    const ids = targets.flatMap((target) => (target?.kind === kind ? [target.id] : []));
    if (ids.length === 0) continue;
    for (const [id, found] of await publicPaths(req, LINK_TARGETS[kind], ids))
      stands.set(`${kind}/${id}`, found);
  }
  return docs.map(({ id, from, to }, index) => {
    const target = targets[index];
    const leads = isLinkKind(to?.kind)
      ? Boolean(target && stands.get(`${target.kind}/${target.id}`)?.[localeOfPath(from)])
      : Boolean(to?.kind === 'file' ? to.file : to?.url);
    return { id, from: slashed(from), leads };
  });
}

/**
 * The redirects from some addresses, each with whether visitors arrive somewhere: one that leads to a page that is no longer on the site
 * leads nowhere.
 * @param paths addresses with their language's prefix, with a slash behind or not
 */
export async function redirectsFrom(req: PayloadRequest, paths: readonly string[]): Promise<FoundRedirect[]> {
  const found: FoundRedirect[] = [];
  for (let at = 0; at < paths.length; at += CHUNK)
    found.push(...(await redirectsOf(req, paths.slice(at, at + CHUNK))));
  return found;
}
