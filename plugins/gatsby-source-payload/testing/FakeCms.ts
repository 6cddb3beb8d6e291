import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import content from '../fixtures/content.json';
import schema from '../fixtures/schema.json';
import { DATABASE_HEADER } from '../src/client/requestJson';
import { isRecord, type Json } from '../src/Json';
import type { IntrospectedSchema } from '../src/schema/introspection';
import type { SourceVersion, SourceVersions } from '../src/client/SourceVersions';

type Document = Json & { id: number };
type Localized = Record<string, Document[]>;

interface Content {
  collections: Record<string, Localized>;
  globals: Record<string, Record<string, Json>>;
}

/** An error response that a test makes the CMS send instead of the real one. */
export interface Fault {
  /** Text that the requested URL must contain. */
  match: string;
  times: number;
  status: number;
  body: string;
  headers?: Record<string, string>;
}

export const API_KEY = 'key-of-the-build';
/** Route that reports the last change of each collection. If drafts are requested, it also reports globals. */
export const VERSIONS_ROUTE = '/web/content/version';

/**
 * A fake CMS with an HTTP server. Its responses were recorded from a real Payload. Tests change its content by edits.
 */
export class FakeCms {
  readonly content: Content = structuredClone(content) as unknown as Content;
  readonly schema: IntrospectedSchema = structuredClone(schema);
  /** Drafts that are newer than the published documents. Only preview mode requests them. */
  readonly drafts: Record<string, Localized> = {};
  /** URLs of all requests, decoded. */
  readonly requests: string[] = [];
  readonly faults: Fault[] = [];
  /** Uploaded files by name. */
  readonly files = new Map<string, { type: string; body: Buffer }>();
  /** Whether the versions route includes drafts if they are requested. */
  reportsDrafts = false;
  sendsDate = true;
  /** Name of the database that the CMS reports, or null if it reports none. */
  database: string | null = 'first';
  /** URL of the CMS. It is empty until the CMS is started. */
  url = '';
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this.url;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  /** Edits a document in all locales. The patch can be a function of the locale. */
  edit(slug: string, id: number, patch: Json | ((locale: string) => Json), at = new Date()): void {
    for (const [locale, documents] of Object.entries(this.content.collections[slug] ?? {})) {
      const document = documents.find((candidate) => candidate.id === id);
      if (document)
        Object.assign(document, typeof patch === 'function' ? patch(locale) : patch, {
          updatedAt: at.toISOString(),
        });
    }
  }

  /** Deletes a document. By default, also creates its tombstone. */
  remove(slug: string, id: number, { tombstone = true, at = new Date() } = {}): void {
    for (const [locale, documents] of Object.entries(this.content.collections[slug] ?? {})) {
      this.content.collections[slug] = {
        ...this.content.collections[slug],
        [locale]: documents.filter((document) => document.id !== id),
      };
    }
    if (tombstone) this.bury(slug, id, at);
  }

  /** Creates the tombstone of a deleted document. */
  bury(slug: string, id: number, at = new Date()): void {
    for (const tombstones of Object.values(this.content.collections.tombstones ?? {})) {
      const createdAt = at.toISOString();
      tombstones.push({
        id: tombstones.length + 1,
        collectionSlug: slug,
        documentId: String(id),
        createdAt,
        updatedAt: createdAt,
      });
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const address = decodeURIComponent(url.pathname + url.search);
    this.requests.push(address);
    response.sendDate = this.sendsDate;
    if (this.database !== null) response.setHeader(DATABASE_HEADER, this.database);
    const fault = this.faults.find(({ match, times }) => times > 0 && address.includes(match));
    if (fault) {
      fault.times -= 1;
      response
        .writeHead(fault.status, { 'Content-Type': 'application/json', ...fault.headers })
        .end(fault.body);
      return;
    }
    const file = this.files.get(url.pathname.replace('/api/media/file/', ''));
    if (file) {
      response
        .writeHead(200, { 'Content-Type': file.type, 'Content-Length': file.body.length })
        .end(file.body);
      return;
    }
    if (url.pathname === VERSIONS_ROUTE) {
      const withDrafts = this.reportsDrafts && url.searchParams.get('draft') === 'true';
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(this.versions(withDrafts)));
      return;
    }
    const known = request.headers.authorization === `services API-Key ${API_KEY}`;
    const body = await this.bodyFor(url, request, known);
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? { errors: [{ message: 'Not Found' }] }));
  }

  /** Returns the versions of all collections. Only public documents count, or also drafts. */
  private versions(withDrafts: boolean): { sources: SourceVersions; drafts?: true } {
    const latest = (documents: Document[]): SourceVersion => {
      const open = documents.filter(({ _status }) => withDrafts || _status !== 'draft');
      const times = open.map(({ updatedAt }) => String(updatedAt)).sort();
      return { changedAt: times.at(-1) ?? null, count: open.length };
    };
    const url = new URL(`${this.url}${withDrafts ? '?draft=true' : ''}`);
    const globals = Object.entries(this.content.globals).map(
      ([slug, localized]) =>
        [`globals/${slug}`, latest(Object.values(localized).slice(0, 1) as Document[])] as const,
    );
    return {
      sources: Object.fromEntries([
        ...Object.entries(this.content.collections).map(([slug, localized]) => {
          const [locale = '', documents = []] = Object.entries(localized)[0] ?? [];
          return [slug, latest(this.withDrafts(slug, locale, documents, url))] as const;
        }),
        ...(withDrafts ? globals : []),
      ]),
      ...(withDrafts && { drafts: true }),
    };
  }

  private async bodyFor(url: URL, request: IncomingMessage, known: boolean): Promise<unknown> {
    const [, , first = '', second = ''] = url.pathname.split('/');
    if (first === 'graphql') return this.introspection(await textOf(request), known);
    if (second === 'me') return { user: known ? { id: 1 } : null };
    const locale = url.searchParams.get('locale') ?? 'he';
    if (first === 'globals') return this.content.globals[second]?.[locale];
    const documents = this.content.collections[first]?.[locale];
    return documents && this.list(this.withDrafts(first, locale, documents, url), url);
  }

  private withDrafts(slug: string, locale: string, documents: Document[], url: URL): Document[] {
    const drafts = url.searchParams.get('draft') === 'true' ? (this.drafts[slug]?.[locale] ?? []) : [];
    const newer = new Map(drafts.map((draft) => [draft.id, draft]));
    const known = documents.map((document) => newer.get(document.id) ?? document);
    return [...known, ...drafts.filter(({ id }) => !documents.some((document) => document.id === id))];
  }

  private list(documents: Document[], { searchParams }: URL): Json {
    const matching = documents.filter((document) =>
      [...searchParams].every(([name, value]) => {
        const [, field, operator] = /^where\[(\w+)\]\[(\w+)\]$/.exec(name) ?? [];
        if (field === undefined) return true;
        const own = String(document[field]);
        return operator === 'greater_than' ? own > value : own === value;
      }),
    );
    const limit = Number(searchParams.get('limit') ?? 10);
    const page = Number(searchParams.get('page') ?? 1);
    const docs = matching.sort((a, b) => a.id - b.id).slice((page - 1) * limit, page * limit);
    const idsOnly = searchParams.get('select[id]') === 'true';
    return {
      docs: idsOnly ? docs.map(({ id }) => ({ id })) : docs,
      totalDocs: matching.length,
      totalPages: Math.max(1, Math.ceil(matching.length / limit)),
      page,
      limit,
    };
  }

  private introspection(body: string, known: boolean): Json {
    const query: unknown = JSON.parse(body);
    const text = isRecord(query) ? String(query.query) : '';
    if (!known) return { errors: [{ message: 'GraphQL introspection is not allowed' }] };
    if (text.includes('queryType'))
      return { data: { __schema: { queryType: { fields: this.schema.queryFields } } } };
    const names = [...text.matchAll(/(t\d+): __type\(name: "(\w+)"\)/g)];
    return {
      data: Object.fromEntries(
        names.map(([, alias, name]) => [alias, this.schema.types[String(name)] ?? null]),
      ),
    };
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
