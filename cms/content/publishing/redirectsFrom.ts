import { isolateObjectProperty, type CollectionSlug, type PayloadRequest } from 'payload';
import type { Redirect } from '../../payload-types';
import { localeOfPath, type Locale } from '../../platform/locales/locales';
import { isLinkKind, LINK_KINDS, LINK_TARGETS, type LinkKind } from '../fields/linkTargets';

/** A redirect that starts at one of the given URL paths. */
export interface FoundRedirect {
  id: number;
  /** The URL path at which it starts, with a trailing slash. */
  from: string;
  /** True if the redirect works: its target is public in the language of the path. */
  leads: boolean;
}

type To = NonNullable<Redirect['to']>;

const slashed = (path: string): string => path.replace(/\/?$/, '/');
/** Number of URL paths per query. */
const CHUNK = 200;

/** Returns the document that a redirect refers to. */
function targetOf(to: To | undefined): { kind: LinkKind; id: number } | null {
  if (!to || !isLinkKind(to.kind)) return null;
  const target = to[to.kind];
  const id = typeof target === 'object' ? target?.id : target;
  return id === undefined || id === null ? null : { kind: to.kind, id };
}

/** Reads the public URL paths of documents. Leaves out unpublished documents. */
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
    // The local API overwrites the locale of the given request. Pass a copy.
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
 * Finds the redirects that start at the given URL paths, and checks whether their targets are public.
 * @param paths URL paths with language prefix, with or without a trailing slash
 */
export async function redirectsFrom(req: PayloadRequest, paths: readonly string[]): Promise<FoundRedirect[]> {
  const found: FoundRedirect[] = [];
  for (let at = 0; at < paths.length; at += CHUNK)
    found.push(...(await redirectsOf(req, paths.slice(at, at + CHUNK))));
  return found;
}
