import type { CollectionSlug, PayloadRequest } from 'payload';
import { addressOwners } from '../../platform/addresses/addressOwners';
import { LOCALES, type Locale } from '../../platform/locales/locales';
import { publicSources } from '../publishing/publicSources';
import { redirectsFrom } from '../publishing/redirectsFrom';
import { documentTitle } from '../../platform/labels/documentTitle';
import type { Reference } from './Fault';

/** What the content check needs to know about a referenced document. */
export interface Target {
  id: number;
  title: string;
  published: boolean;
  languages: readonly Locale[];
  /** Present only if the document is a picture. */
  picture?: {
    width: number;
    height: number;
    bytes: number;
    isDrawing: boolean;
    /**
     * Languages in which the picture has an alternative text. A decorative picture needs none, so all languages are
     * listed.
     */
    described: readonly Locale[];
  };
}

/** Referenced documents by `targetKey`. If a key is missing, the document does not exist. */
export type Targets = ReadonlyMap<string, Target>;

export const targetKey = ({ to, value }: Pick<Reference, 'to' | 'value'>): string => `${to}/${value}`;

/** Number of documents per query. */
const CHUNK = 200;
/** Fields to read from a referenced document, as far as its collection has them. */
const FIELDS = [
  '_status',
  'languages',
  'alt',
  'decorative',
  'mimeType',
  'width',
  'height',
  'filesize',
  'filename',
];

function pictureOf(doc: Record<string, unknown>): Pick<Target, 'picture'> {
  const { mimeType, width, height, filesize, decorative } = doc;
  if (typeof mimeType !== 'string' || !mimeType.startsWith('image/')) return {};
  const alt = (doc.alt ?? {}) as Partial<Record<Locale, string | null>>;
  return {
    picture: {
      width: Number(width ?? 0),
      height: Number(height ?? 0),
      bytes: Number(filesize ?? 0),
      isDrawing: mimeType === 'image/svg+xml',
      described: decorative ? LOCALES : LOCALES.filter((locale) => alt[locale]?.trim()),
    },
  };
}

async function readDocuments(
  req: PayloadRequest,
  slug: CollectionSlug,
  ids: readonly number[],
): Promise<Target[]> {
  const { config } = req.payload.collections[slug];
  // A typed link can refer to any collection. The titles of documents that are not content, such as submissions and
  // accounts, must not appear in the report.
  const isContent = publicSources(req.payload.config).collections.includes(slug);
  const title = config.admin.useAsTitle ?? 'id';
  const has = new Set(config.flattenedFields.map(({ name }) => name));
  const select = Object.fromEntries(
    [title, ...FIELDS].filter((name) => has.has(name)).map((name) => [name, true]),
  );
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: [...ids] } },
    select: select as never,
    locale: 'all',
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: true,
  });
  return (docs as unknown as (Record<string, unknown> & { id: number })[]).map((doc) => ({
    id: doc.id,
    title: isContent ? documentTitle(doc, title) : String(doc.id),
    published: (doc._status ?? 'published') === 'published',
    languages: Array.isArray(doc.languages) ? (doc.languages as Locale[]) : LOCALES,
    ...(isContent && pictureOf(doc)),
  }));
}

async function readAddresses(req: PayloadRequest, paths: readonly string[]): Promise<[string, Target][]> {
  const owners = (await addressOwners(req, paths)).filter(({ published }) => published);
  const found = owners.map(({ path, collection, id }): [string, Target] => [
    path,
    { id: Number(id), title: collection, published: true, languages: LOCALES },
  ]);
  for (const { id, from, leads } of await redirectsFrom(req, paths))
    if (leads) found.push([from, { id, title: 'redirects', published: true, languages: LOCALES }]);
  return found;
}

async function readFiles(req: PayloadRequest, names: readonly string[]): Promise<[string, Target][]> {
  const found: [string, Target][] = [];
  for (let at = 0; at < names.length; at += CHUNK) {
    const { docs } = await req.payload.find({
      collection: 'media',
      where: { filename: { in: names.slice(at, at + CHUNK) } },
      select: { filename: true },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    for (const { id, filename } of docs)
      if (filename) found.push([filename, { id, title: filename, published: true, languages: LOCALES }]);
  }
  return found;
}

/** Functions that look up the targets of typed URLs, by the kind of target. */
const READ_TYPED: Readonly<Record<string, typeof readFiles>> = { address: readAddresses, file: readFiles };

/**
 * Reads all documents that are referenced. Each document is read once, in batches.
 * @param references references of any number of documents
 */
export async function readTargets(req: PayloadRequest, references: readonly Reference[]): Promise<Targets> {
  const byCollection = new Map<string, Set<string>>();
  for (const { to, value } of references)
    byCollection.set(to, (byCollection.get(to) ?? new Set()).add(value));
  const targets = new Map<string, Target>();
  for (const [to, values] of byCollection) {
    const readTyped = READ_TYPED[to];
    if (readTyped) {
      for (const [value, target] of await readTyped(req, [...values]))
        targets.set(targetKey({ to, value }), target);
      continue;
    }
    if (!(to in req.payload.collections)) continue;
    const ids = [...values].map(Number).filter(Number.isSafeInteger);
    for (let at = 0; at < ids.length; at += CHUNK)
      for (const target of await readDocuments(req, to as CollectionSlug, ids.slice(at, at + CHUNK)))
        targets.set(targetKey({ to, value: String(target.id) }), target);
  }
  return targets;
}
