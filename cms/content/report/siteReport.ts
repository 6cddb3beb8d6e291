import { setImmediate } from 'node:timers/promises';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { env } from '../../platform/env';
import type { Locale } from '../../platform/locales';
import { publicSources } from '../publishing/publicSources';
import { unique } from './checkDocument';
import { documentTitle } from './documentTitle';
import { FAULT_KINDS, type Fault, type FaultKind, type Reference } from './Fault';
import { readDocument, type Checked } from './readDocument';
import { readTargets, targetKey, type Targets } from './readTargets';
import { targetFaults } from './targetFaults';

/** Documents that one report looks at: some seconds of work. */
const MOST_DOCUMENTS = 5000;
const CHUNK = 100;
/** Faults of one kind that a report names; it counts all. */
export const MOST_NAMED = 500;
const TWO_YEARS_MS = 2 * 365.25 * 86_400_000;

/** Media are looked at where they are used; of redirects the build says what is wrong. */
const NOT_READ = new Set<string>(['media', 'redirects']);
/** What is listed, or made into pages, without a link of an editor; the home page is where one begins. */
const FOUND_WITHOUT_LINK = new Set(['home', 'article', 'innerJob']);

export interface SiteReport {
  /** When it was made, ISO. */
  at: string;
  documents: number;
  /** False where there is more content than one report looks at. */
  complete: boolean;
  counts: Record<FaultKind, number>;
  faults: Fault[];
}

interface Read {
  checked: Checked;
  references: Reference[];
}

type Stored = Record<string, unknown> & { id: number };

async function* publishedDocuments(req: PayloadRequest, collection: CollectionSlug): AsyncGenerator<Stored> {
  const { config } = req.payload.collections[collection];
  const isPublished = config.versions?.drafts ? [{ _status: { equals: 'published' } }] : [];
  for (let last = 0; ;) {
    const { docs } = await req.payload.find({
      collection,
      where: { and: [{ id: { greater_than: last } }, ...isPublished] },
      sort: 'id',
      limit: CHUNK,
      pagination: false,
      locale: 'all',
      depth: 0,
      overrideAccess: true,
    });
    yield* docs as unknown as Stored[];
    if (docs.length < CHUNK) return;
    last = Number(docs.at(-1)?.id);
    // Others are served in between.
    await setImmediate();
  }
}

async function readGlobals(req: PayloadRequest, language: Locale): Promise<Checked[]> {
  const { config } = req.payload;
  const wanted = new Set<string>(publicSources(config).globals);
  const globals = config.globals.filter(({ slug }) => wanted.has(slug));
  return Promise.all(
    globals.map(async ({ slug, fields, label }) => ({
      collection: slug,
      id: null,
      title: typeof label === 'object' ? String((label as Record<string, string>)[language] ?? slug) : slug,
      fields,
      data: (await req.payload.findGlobal({
        slug: slug as never,
        locale: 'all',
        depth: 0,
      })) as unknown as Record<string, unknown>,
    })),
  );
}

const ofDocument = (checked: Checked, kind: FaultKind, found: string): Fault => {
  const { collection, id, title } = checked;
  return { kind, collection, id, title, locale: null, path: '', trail: [], found };
};

/** Pages to which nothing leads: no other page, no menu, no block, no setting. */
function orphans(all: readonly Read[], targets: Targets): Fault[] {
  const linked = new Set(
    all.flatMap(({ checked, references }) =>
      references
        .map((reference) => {
          const target = targets.get(targetKey(reference));
          return reference.to === 'address' ? `${target?.title}/${target?.id}` : targetKey(reference);
        })
        .filter((key) => key !== `${checked.collection}/${checked.id}`),
    ),
  );
  return all
    .map(({ checked }) => checked)
    .filter(({ collection, id, data }) => {
      if (collection !== 'pages' || FOUND_WITHOUT_LINK.has(String(data.template))) return false;
      return !linked.has(`pages/${id}`);
    })
    .map((checked) => ofDocument(checked, 'orphan', ''));
}

function unchanged(all: readonly Read[], now: number): Fault[] {
  return all
    .map(({ checked }) => checked)
    .filter(({ data }) => 'paths' in data && now - Date.parse(String(data.updatedAt)) > TWO_YEARS_MS)
    .map((checked) => ofDocument(checked, 'unchanged', String(checked.data.updatedAt).slice(0, 10)));
}

/**
 * Checks all that is published, on demand: reads some thousand documents at most, a hundred at a time, and each that they refer to once.
 * @param language of who reads the report
 * @param now time in ms
 */
export async function siteReport(
  req: PayloadRequest,
  language: Locale,
  now = Date.now(),
): Promise<SiteReport> {
  const { payload } = req;
  const context = { blocks: payload.blocks, language, siteUrl: env.siteUrl };
  const faults: Fault[] = [];
  const all: Read[] = [];
  const read = (checked: Checked) => {
    const found = readDocument(checked, context);
    faults.push(...found.faults);
    all.push({ checked, references: found.references });
  };
  for (const global of await readGlobals(req, language)) read(global);
  let documents = 0;
  let complete = true;
  for (const collection of publicSources(payload.config).collections) {
    if (NOT_READ.has(collection)) continue;
    const { config } = payload.collections[collection];
    for await (const data of publishedDocuments(req, collection)) {
      if (documents >= MOST_DOCUMENTS) {
        complete = false;
        break;
      }
      documents += 1;
      const title = documentTitle(data, config.admin.useAsTitle);
      read({ collection, id: data.id, title, fields: config.fields, data });
    }
  }
  const targets = await readTargets(
    req,
    all.flatMap(({ references }) => references),
  );
  for (const { checked, references } of all) faults.push(...targetFaults(checked, references, targets));
  faults.push(...orphans(all, targets), ...unchanged(all, now));
  return { at: new Date(now).toISOString(), documents, complete, ...sorted(unique(faults)) };
}

/** By kind; of each kind a bounded number, and how many there are. */
function sorted(faults: readonly Fault[]): Pick<SiteReport, 'counts' | 'faults'> {
  const byKind = FAULT_KINDS.map((kind) => [kind, faults.filter((fault) => fault.kind === kind)] as const);
  return {
    counts: Object.fromEntries(byKind.map(([kind, found]) => [kind, found.length])) as Record<
      FaultKind,
      number
    >,
    faults: byKind.flatMap(([, found]) => found.slice(0, MOST_NAMED)),
  };
}
