import type { Options } from '../options';
import { SourceError } from '../SourceError';
import { isRecord, type Json } from '../Json';
import { areVersions, type SourceVersions, type VersionsAnswer } from './SourceVersions';
import { createLimiter, type Limiter } from './createLimiter';
import { requestJson, type JsonAnswer, type RequestPolicy } from './requestJson';

/** A document as returned by Payload's REST API in one locale. */
export type RawDocument = Json & { id: string | number };

export interface ListQuery {
  locale?: string;
  /** Return only documents that changed after this time, by the server's clock. */
  since?: Date;
  /** Field that is compared with `since`. */
  sinceField?: 'updatedAt' | 'createdAt';
  /** Return only published documents. It has a meaning only for collections with drafts. */
  published?: boolean;
  /** Only ids. */
  idsOnly?: boolean;
  /** Return only the document with this id. */
  id?: string;
}

const LIST_ATTEMPTS = 3;

/** Client of a Payload server. It reads lists of documents and globals, and runs GraphQL queries. */
export class PayloadClient {
  private readonly base: string;
  private readonly headers: Record<string, string>;
  private readonly limited: Limiter;

  /**
   * @param options the plugin's options
   * @param policy timeouts and retries; by default those of the options
   */
  constructor(
    private readonly options: Options,
    private readonly policy: RequestPolicy = { timeout: options.timeout, retries: options.retries },
  ) {
    this.base = `${options.serverUrl}${options.apiRoute}`;
    this.limited = createLimiter(options.concurrency);
    this.headers = { Accept: 'application/json' };
    if (options.apiKey) this.headers.Authorization = `${options.apiKeyCollection} API-Key ${options.apiKey}`;
  }

  /**
   * Checks that the CMS accepts the API key. Without this check, a wrong key would go unnoticed, because Payload treats
   * its requests as anonymous.
   * @throws SourceError refused for an unknown key
   */
  async checkKey(): Promise<void> {
    if (!this.options.apiKey) return;
    const path = `/${this.options.apiKeyCollection}/me`;
    const { body } = await this.get(path);
    if (!isRecord(body) || !isRecord(body.user)) {
      throw new SourceError('refused', `${this.base}${path}: the CMS does not know the API key.`);
    }
  }

  /**
   * Reads the server's clock and the name of its database. Each is null if the server does not send it.
   * @param slug any collection
   */
  async serverState(slug: string): Promise<Pick<JsonAnswer, 'date' | 'database'>> {
    const { date, database } = await this.get(`/${slug}?limit=1&depth=0&select[id]=true`);
    return { date, database };
  }

  /**
   * Reads when the content of each collection and global last changed. Only public content counts, or in preview mode
   * also drafts.
   * @param route path in the CMS, not below its API
   * @returns null in preview mode if the CMS does not report changes of drafts
   * @throws SourceError notJson for an invalid response
   */
  async versions(route: string): Promise<SourceVersions | null> {
    const { sources, drafts } = await this.versionsAnswer(route);
    return this.options.preview && drafts !== true ? null : sources;
  }

  /**
   * Reads which collections and globals the CMS has: the slugs of collections, and `globals/<slug>`.
   * @throws SourceError notJson for an invalid response
   */
  async sourceNames(route: string): Promise<string[]> {
    return Object.keys((await this.versionsAnswer(route)).sources);
  }

  /**
   * Reads all documents that match a query, ordered by id.
   * @throws SourceError for an invalid response, or if the list keeps changing while it is read
   */
  async list(slug: string, query: ListQuery = {}): Promise<RawDocument[]> {
    for (let attempt = 0; attempt < LIST_ATTEMPTS; attempt += 1) {
      const documents = await this.listOnce(slug, query);
      if (documents) return documents;
    }
    throw new SourceError(
      'unstableList',
      `${this.base}/${slug}: the number of documents changed ${LIST_ATTEMPTS} times during reading.`,
    );
  }

  /** Reads a global in one locale. */
  async global(slug: string, locale: string): Promise<Json> {
    const path = `/globals/${slug}?${this.localized(locale)}`;
    const { body } = await this.get(path);
    if (!isRecord(body))
      throw new SourceError('notJson', `${this.base}${path} did not answer with a global.`);
    return body;
  }

  /**
   * Runs a GraphQL query.
   * @returns the `data` of the response
   * @throws SourceError badSchema on GraphQL errors
   */
  async graphql(query: string): Promise<Json> {
    const url = `${this.base}/graphql`;
    const { body } = await requestJson(
      url,
      {
        method: 'POST',
        headers: { ...this.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ query }),
      },
      this.policy,
    );
    if (isRecord(body) && isRecord(body.data) && !body.errors) return body.data;
    const errors = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
    const messages = errors.map((error) => (isRecord(error) ? String(error.message) : String(error)));
    throw new SourceError('badSchema', `POST ${url}: ${messages.join('; ') || 'no data in the answer'}`);
  }

  /**
   * Reads all pages of a list once. Returns null if the list changed meanwhile, because a document may then be missing.
   */
  private async listOnce(slug: string, query: ListQuery): Promise<RawDocument[] | null> {
    const first = await this.page(slug, query, 1);
    const numbers = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => index + 2);
    const others = await Promise.all(numbers.map((number) => this.page(slug, query, number)));
    const documents = [first, ...others].flatMap(({ docs }) => docs);
    const unique = new Set(documents.map(({ id }) => id)).size;
    const stable =
      others.every(({ totalDocs }) => totalDocs === first.totalDocs) && unique === first.totalDocs;
    return stable ? documents : null;
  }

  private async page(slug: string, query: ListQuery, number: number) {
    const path = `/${slug}?${this.listParameters(query)}&page=${number}`;
    const { body } = await this.get(path);
    if (!isRecord(body) || !Array.isArray(body.docs) || !body.docs.every(isDocument)) {
      throw new SourceError('notJson', `${this.base}${path} did not answer with a list of documents.`);
    }
    return { docs: body.docs, totalDocs: Number(body.totalDocs), totalPages: Number(body.totalPages) };
  }

  private listParameters(query: ListQuery): string {
    const { locale, since, sinceField = 'updatedAt', published, idsOnly, id } = query;
    const parameters = [locale === undefined ? this.unlocalized() : this.localized(locale)];
    parameters.push(`limit=${this.options.pageSize}`, 'sort=id');
    if (since) parameters.push(`where[${sinceField}][greater_than]=${since.toISOString()}`);
    if (published) parameters.push('where[_status][equals]=published');
    if (idsOnly) parameters.push('select[id]=true');
    if (id !== undefined) parameters.push(`where[id][equals]=${encodeURIComponent(id)}`);
    return parameters.join('&');
  }

  private localized(locale: string): string {
    return `locale=${encodeURIComponent(locale)}&fallback-locale=none&${this.unlocalized()}`;
  }

  private unlocalized(): string {
    return this.options.preview ? 'depth=0&draft=true' : 'depth=0';
  }

  private async versionsAnswer(route: string): Promise<VersionsAnswer> {
    const { serverUrl, preview } = this.options;
    const url = `${serverUrl}${route}${preview ? '?draft=true' : ''}`;
    const { body } = await this.limited(() => requestJson(url, { headers: this.headers }, this.policy));
    if (!areVersions(body)) throw new SourceError('notJson', `${url} did not answer with versions.`);
    return body;
  }

  private get(path: string): Promise<JsonAnswer> {
    return this.limited(() => requestJson(`${this.base}${path}`, { headers: this.headers }, this.policy));
  }
}

function isDocument(value: unknown): value is RawDocument {
  return isRecord(value) && (typeof value.id === 'string' || typeof value.id === 'number');
}
