import type { PayloadRequest } from 'payload';
import { env } from '../../platform/env/env';
import type { Locale } from '../../platform/locales/locales';
import { publicSources } from '../publishing/publicSources';
import { documentTitle } from '../../platform/labels/documentTitle';
import { kinds } from '../kinds/kinds.gen';
import type { Fault, FaultKind, Reference } from './Fault';
import { FaultTally } from './FaultTally';
import { publishedDocuments } from './publishedDocuments';
import { readDocument, type Checked } from './readDocument';
import { readTargets, targetKey, type Target } from './readTargets';
import { targetFaults } from './targetFaults';

/** Maximum number of documents that a report reads. This many take some minutes. */
const MAX_DOCUMENTS = 50_000;
const TWO_YEARS_MS = 2 * 365.25 * 86_400_000;

/**
 * Collections that the report does not read. Media are checked where they are used, and the build reports broken
 * redirects.
 */
const UNCHECKED_COLLECTIONS = new Set<string>(['media', 'redirects']);
const FOUND_WITHOUT_LINK = new Set(kinds.filter((kind) => kind.foundWithoutLink).map(({ name }) => name));

export interface SiteReport {
  /** Time of the report as an ISO string. */
  at: string;
  documents: number;
  /**
   * False if the limit of documents was reached. The report then does not list pages without incoming links, because
   * unread documents may link to them.
   */
  complete: boolean;
  counts: Record<FaultKind, number>;
  faults: Fault[];
}

interface ReportOptions {
  /** Current time in milliseconds. */
  now?: number;
  mostDocuments?: number;
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

type Named = Pick<Checked, 'collection' | 'id' | 'title'>;

const ofDocument = ({ collection, id, title }: Named, kind: FaultKind, found: string): Fault => ({
  kind,
  collection,
  id,
  title,
  locale: null,
  path: '',
  trail: [],
  found,
});

const isOld = ({ data }: Checked, now: number): boolean =>
  'paths' in data && now - Date.parse(String(data.updatedAt)) > TWO_YEARS_MS;

const needsLink = ({ collection, data }: Checked): boolean =>
  collection === 'pages' && !FOUND_WITHOUT_LINK.has(String(data.template));

/** State of a report that is being generated. To save memory, it keeps only problems and links, not the documents. */
class ReportUnderWay {
  readonly tally = new FaultTally();
  private readonly targets = new Map<string, Target>();
  private readonly linked = new Set<string>();
  private readonly needing: Named[] = [];

  constructor(
    private readonly req: PayloadRequest,
    private readonly language: Locale,
    private readonly now: number,
  ) {}

  async read(documents: readonly Checked[]): Promise<void> {
    const { siteUrl, cmsUrl } = env;
    const context = { blocks: this.req.payload.blocks, language: this.language, siteUrl, cmsUrl };
    const all = documents.map((checked) => ({ checked, ...readDocument(checked, context) }));
    const unknown = all
      .flatMap(({ references }) => references)
      .filter((reference) => !this.targets.has(targetKey(reference)));
    for (const [key, target] of await readTargets(this.req, unknown)) this.targets.set(key, target);
    for (const { checked, faults, references } of all) {
      const old = isOld(checked, this.now)
        ? [ofDocument(checked, 'unchanged', String(checked.data.updatedAt).slice(0, 10))]
        : [];
      this.tally.add([...faults, ...targetFaults(checked, references, this.targets), ...old]);
      this.noteLinks(checked, references);
    }
  }

  private noteLinks(checked: Checked, references: readonly Reference[]): void {
    const { collection, id, title } = checked;
    for (const reference of references) {
      const target = this.targets.get(targetKey(reference));
      const key = reference.to === 'address' ? `${target?.title}/${target?.id}` : targetKey(reference);
      if (key !== `${collection}/${id}`) this.linked.add(key);
    }
    if (needsLink(checked)) this.needing.push({ collection, id, title });
  }

  /** Returns the pages to which no page, menu, block or setting links. Call it after all content has been read. */
  orphans(): Fault[] {
    return this.needing
      .filter(({ collection, id }) => !this.linked.has(`${collection}/${id}`))
      .map((page) => ofDocument(page, 'orphan', ''));
  }
}

/**
 * Checks all published content in batches of a hundred documents. Each referenced document is read only once.
 * @param language language of the report
 */
export async function siteReport(
  req: PayloadRequest,
  language: Locale,
  { now = Date.now(), mostDocuments = MAX_DOCUMENTS }: ReportOptions = {},
): Promise<SiteReport> {
  const report = new ReportUnderWay(req, language, now);
  await report.read(await readGlobals(req, language));
  const { documents, complete } = await readCollections(req, report, mostDocuments);
  // Only a complete report can list pages without incoming links, because unread content may link to them.
  if (complete) report.tally.add(report.orphans());
  const { counts, faults } = report.tally;
  return { at: new Date(now).toISOString(), documents, complete, counts, faults };
}

async function readCollections(
  req: PayloadRequest,
  report: ReportUnderWay,
  most: number,
): Promise<Pick<SiteReport, 'complete' | 'documents'>> {
  let documents = 0;
  for (const collection of publicSources(req.payload.config).collections) {
    if (UNCHECKED_COLLECTIONS.has(collection)) continue;
    const { fields, admin } = req.payload.collections[collection].config;
    for await (const chunk of publishedDocuments(req, collection)) {
      const read = chunk.slice(0, most - documents);
      await report.read(
        read.map((data) => ({
          collection,
          id: data.id,
          title: documentTitle(data, admin.useAsTitle),
          fields,
          data,
        })),
      );
      documents += read.length;
      if (read.length < chunk.length) return { documents, complete: false };
    }
  }
  return { documents, complete: true };
}
