import type { Options } from '../options';
import { SourceError } from '../SourceError';
import { isRecord, type Json } from '../Json';
import { areVersions, type SourceVersions, type VersionsAnswer } from './SourceVersions';
import { createLimiter, type Limiter } from './createLimiter';
import { requestJson, type JsonAnswer, type RequestPolicy } from './requestJson';

/** A document as REST answers it: its id, and the fields of one locale. */
export type RawDocument = Json & { id: string | number };

export interface ListQuery {
  locale?: string;
  /** Only documents changed after this moment of the server's clock. */
  since?: Date;
  /** Field that `since` compares. */
  sinceField?: 'updatedAt' | 'createdAt';
  /** Only published documents: for collections with drafts. */
  published?: boolean;
  /** Ids and nothing else. */
  idsOnly?: boolean;
  /** The document of this id alone. */
  id?: string;
}

const LIST_ATTEMPTS = 3;

/** Talks to one Payload server: lists of documents, globals, GraphQL. */
export class PayloadClient {
  private readonly base: string;
  private readonly headers: Record<string, string>;
  private readonly limited: Limiter;

  /**
   * @param options the plugin's options
   * @param policy time-outs and retries; the options' own unless given
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
   * Payload takes a caller with a wrong key for an anonymous one: asks who we are.
   * @throws SourceError refused when the server does not know the key
   */
  async checkKey(): Promise<void> {
    if (!this.options.apiKey) return;
    const path = `/${this.options.apiKeyCollection}/me`;
    const { body } = await this.get(path);
    if (!isRecord(body) || !isRecord(body.user)) {
      throw new SourceError('refused', `${this.base}${path}: the CMS does not know the API key.`);
    }
  }

  /** The server's clock now, and the name of its database; null for what it does not tell. */
  async serverState(slug: string): Promise<Pick<JsonAnswer, 'date' | 'database'>> {
    const { date, database } = await this.get(`/${slug}?limit=1&depth=0&select[id]=true`);
    return { date, database };
  }

  /**
   * When each collection and global last changed, where the CMS tells: as the public sees it, and in preview mode with its drafts.
   * @param route of the CMS, outside of its API
   * @returns null in preview mode, where the CMS tells nothing of drafts
   * @throws SourceError notJson when the answer is no list of versions
   */
  async versions(route: string): Promise<SourceVersions | null> {
    const { sources, drafts } = await this.versionsAnswer(route);
    return this.options.preview && drafts !== true ? null : sources;
  }

  /**
   * The slugs of all collections, and `globals/<slug>`, whose versions the CMS tells.
   * @throws SourceError notJson when the answer is no list of versions
   */
  async sourceNames(route: string): Promise<string[]> {
    return Object.keys((await this.versionsAnswer(route)).sources);
  }

  /**
   * Every document of a collection that the query asks for, in the order of their ids.
   * @throws SourceError when an answer is not a list of documents, or the list keeps changing while it is read
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

  /** One global in one locale. */
  async global(slug: string, locale: string): Promise<Json> {
    const path = `/globals/${slug}?${this.localized(locale)}`;
    const { body } = await this.get(path);
    if (!isRecord(body))
      throw new SourceError('notJson', `${this.base}${path} did not answer with a global.`);
    return body;
  }

  /**
   * @returns the answer's `data`
   * @throws SourceError badSchema when the server answers with GraphQL errors
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

  /** Null when the list changed between its pages: a shifted page boundary may have hidden a document. */
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
