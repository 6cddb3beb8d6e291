import { VERSION_PARAMETER } from '@group/rules/files/fileVersion';
import {
  createPayloadRequest,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { readablePath } from '../addresses/readablePath';
import { DATABASE_HEADER, databaseId } from '../database/databaseId';
import { env } from '../env';
import { LARGEST_FORM } from '../files/uploadLimits';
import { keptRead } from '../keptReads';
import { isLocale, LOCALES } from '../locales';
import { bringsSession } from './bringsSession';
import { writeHostCookie } from './hostCookie';
import { isForeignPage } from './origins';
import { readLimited } from './readLimited';
import { REFUSAL_WORDS } from '../refusalWords';
import { searchFault } from './searchFault';
import { whereFault } from './whereFault';
import { asksLoginTooMuch, claimsSomebody, READ_WEIGHT, readsTooMuch } from './visitorReads';
import { languageOf } from '../languageOf';

type Config = Promise<SanitizedConfig> | SanitizedConfig;

/** What a visitor may ask of Payload's REST in one request; the site's build asks for more with its key. */
export const VISITOR_LIMITS = { depth: 0, documents: 10, bytes: 64_000, query: 2_000 } as const;

/** Maximum body size of a request without files: several times the largest page. */
export const MOST_BYTES = 8 * 1024 * 1024;

const WRITES = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);
/** The only type of a body in which Payload reads a query, and only without one in the address. It ignores others. */
const QUERY_TYPE = 'application/x-www-form-urlencoded';
const OVERRIDES = ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override'];

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** A refusal that the admin shows, in the language of its reader. */
const refuseInWords = (
  { i18n }: PayloadRequest,
  status: number,
  code: keyof typeof REFUSAL_WORDS,
  headers?: Record<string, string>,
): Response => refuse(status, REFUSAL_WORDS[code][languageOf(i18n)], headers);

/** Answers and files: a browser that is led to one shows it, pictures and films too, and runs nothing in it. */
const ANSWER_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Guards Payload's REST. Limits anonymous requests: at most 10 documents, depth 0, one locale, plain conditions (`searchFault`), no files,
 * and a number of reads (`readsTooMuch`) and logins (`asksLoginTooMuch`) per address. Checks rate and identity before it reads a body.
 * @param config the CMS's
 * @param request what was asked
 * @param handle Payload's own handler, with the request it shall see
 */
export async function restGuard(
  config: Config,
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  return inert(await guarded(config, request, handle));
}

async function guarded(
  config: Config,
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  if (!isDecodable(url)) return refuse(400, 'The address holds a % that stands for nothing');
  if (/%00/.test(url.href)) return refuse(400, 'The address holds a character that no text has');
  // Payload looks collections up in an object without asking whether the name is its own.
  if (slugOf(url) in Object.prototype) return refuse(404, 'There is nothing at this address');
  // Another way to write `where`, `limit` or `depth`, which nobody needs.
  if ([...url.searchParams.keys()].some((name) => name.startsWith('[')))
    return refuse(400, 'A parameter has a name before its brackets');
  // Payload's own of this name fails on every request where programs have accounts, too.
  if (request.method === 'DELETE' && routedPath(url).startsWith('/api/payload-preferences/'))
    return refuse(405, 'Preferences are not deleted', { Allow: 'GET, POST' });
  if (WRITES.has(request.method) && isForeignPage(request))
    return refuse(403, 'Pages of other websites do not write here');
  const localized = inLanguage(request, url);
  const answer = await withoutUnreadBody(
    localized,
    await capped(config, localized, url, (one) => handle(asGet(one))),
  );
  return namingDatabase(keptByNobody(url, writeHostCookie(unblamed(localized, answer))));
}

/** What a file says of itself stays. */
function inert(response: Response): Response {
  if (!response.headers.has('Content-Security-Policy'))
    response.headers.set('Content-Security-Policy', ANSWER_POLICY);
  return response;
}

/**
 * A request that names no language is about the first. Payload has none then: it cannot look for a localized field, and what it writes
 * loses the texts of the first language, as with the admin's own calls for the trash, which name none.
 */
function inLanguage(request: Request, url: URL): Request {
  // Of a query in a body Payload makes an address, by putting it behind the one that was called.
  if (url.searchParams.has('locale') || OVERRIDES.some((name) => request.headers.has(name))) return request;
  url.searchParams.set('locale', LOCALES[0]);
  return new Request(url, request);
}

const tooLarge = (): Response => refuse(413, 'The request is too large', { Connection: 'close' });

/** Reads a body up to a size, then hands the request on. Payload has no limit for bodies without files. */
async function withBody(
  request: Request,
  url: URL,
  maxBytes: number,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const body = await readLimited(request, maxBytes);
  const { method, headers } = request;
  return body ? handle(new Request(url, { method, headers, body: Buffer.from(body) })) : tooLarge();
}

/** Preferences are a few settings of the admin. Payload stores them as they are sent. */
const isPreference = (url: URL): boolean => routedPath(url).startsWith('/api/payload-preferences');

/**
 * Whether a form says itself that it is larger than forms may be (`requestSizeLimit` of Payload, which ends the connection of one that
 * turns out to be: the browser would not get to see why).
 */
const isTooLargeForm = (request: Request): boolean =>
  isForm(request) && Number(request.headers.get('Content-Length') ?? 0) > LARGEST_FORM;

const isForm = ({ headers }: Request): boolean =>
  /^multipart\/form-data/i.test(headers.get('Content-Type') ?? '');

/** Payload knows no HEAD, by which link checkers and downloads ask for files. */
const asGet = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;

/** Nobody reads the body of an answer to HEAD: a file that stayed open for it would hold a connection to the storage. */
async function withoutUnreadBody({ method }: Request, response: Response): Promise<Response> {
  if (method !== 'HEAD' || !response.body) return response;
  await response.body.cancel();
  const { status, statusText, headers } = response;
  return new Response(null, { status, statusText, headers });
}

/** The name behind `/api/`: of a collection, or of what else is there. */
const slugOf = ({ pathname }: URL): string => decodeURIComponent(pathname.split('/')[2] ?? '');

/** The path as the routes read it: a letter that is encoded means the same. */
const routedPath = ({ pathname }: URL): string => readablePath(pathname, decodeURIComponent);

/**
 * What visitors may name in a query: what they need of the parameters of Payload's public reads, and those of our own addresses (previews,
 * signed files). By another, `data`, Payload answers with what it was sent in place of a document.
 */
const VISITOR_PARAMETERS = new Set([
  ...['where', 'sort', 'page', 'limit', 'depth', 'select', 'draft'],
  ...['locale', 'fallback-locale', 'fallbackLocale'],
  ...['to', 'expires', 'signature', VERSION_PARAMETER],
]);

/** What the login asks, and what opens pages: no documents. What writes there is counted as asking for a login (`asksLoginTooMuch`). */
const LIGHT = /^\/api\/(?:access|og|preview|users)(?:\/|$)/;

/** The permissions of an account: Payload evaluates the access rules of every field. */
const isAccess = (url: URL): boolean => /^\/api\/access\/?$/.test(routedPath(url));

/** Answers the permissions of visitors, which are the same for all of them, from memory. */
async function keptAccess(
  payload: Payload,
  { searchParams }: URL,
  ask: () => Promise<Response>,
): Promise<Response> {
  const locale = searchParams.get('locale');
  if (!isLocale(locale)) return ask();
  const { status, text } = await keptRead({ payload }, `access ${locale}`, async () => {
    const answer = await ask();
    return { status: answer.status, text: await answer.text() };
  });
  return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
}

/** Parameters by which documents are looked for. */
const SEARCH = /where|sort|joins/;
const FILE = /\/file\/[^/]*$/;

/** Neither browsers nor proxies store answers and errors, which may be for one person alone. Files have a lifetime (`answerFile`). */
function keptByNobody(url: URL, response: Response): Response {
  const isFile = FILE.test(routedPath(url)) && response.status < 400;
  if (!isFile && !response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** The site's build keeps what it has read: it has to know of another database. */
function namingDatabase(response: Response): Response {
  const id = databaseId();
  if (id) response.headers.set(DATABASE_HEADER, id);
  return response;
}

/**
 * Payload answers 500 for a file that is gone from its folder, and 501 where a collection has no REST: neither is a failure of the CMS.
 * A storage that does not answer is one, for now: what asks may ask again.
 */
function unblamed({ method, url }: Request, response: Response): Response {
  if (response.status === 501) return refuse(404, 'There is nothing at this address');
  const isFile = ['GET', 'HEAD'].includes(method) && FILE.test(routedPath(new URL(url)));
  if (response.status !== 500 || !isFile) return response;
  return env.s3
    ? refuse(503, 'The storage of files does not answer', { 'Retry-After': '60' })
    : refuse(404, 'There is no such file');
}

async function capped(
  config: Config,
  request: Request,
  url: URL,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const writes = WRITES.has(request.method) && request.body !== null;
  const reads = !WRITES.has(request.method) && !FILE.test(routedPath(url));
  const claims = claimsSomebody(request);
  const asksLogin = !reads && LIGHT.test(routedPath(url)) && !bringsSession(request);
  const weight = weightOf(url, reads);
  const isCounted = weight > 0 && (reads || !claims);
  let wait = asksLogin ? asksLoginTooMuch(request) : 0;
  if (isCounted) wait = readsTooMuch(request, claims && !isAccess(url) ? 1 : weight);
  const searches = [...url.searchParams.keys()].some((name) => SEARCH.test(name));
  if (!writes && !wait && !searches && !asksForMuch(url, reads)) return handle(request);
  const asked = await createPayloadRequest({
    config,
    request: new Request(request.url, { headers: request.headers }),
  });
  const { user, query, payload } = asked;
  const slug = slugOf(url);
  if (writes && isForm(request) && !(await maySendFiles(asked, slug, request.method)))
    return refuse(403, 'Files are uploaded by editors', { Connection: 'close' });
  if (user && isTooLargeForm(request)) return refuseInWords(asked, 413, 'formTooLarge');
  const ignored = user && whereFault(url.searchParams);
  if (ignored) return refuse(400, ignored, writes ? { Connection: 'close' } : {});
  if (user && writes && OVERRIDES.some((name) => request.headers.has(name)))
    return url.search || request.headers.get('Content-Type') !== QUERY_TYPE
      ? refuse(400, `A query is in the address, or in a body of ${QUERY_TYPE}`, { Connection: 'close' })
      : withBody(request, url, MOST_BYTES, (one) => obeyed(one, handle));
  if (user && (!writes || (isForm(request) && !isPreference(url)))) return handle(request);
  if (user) return withBody(request, url, isPreference(url) ? VISITOR_LIMITS.bytes : MOST_BYTES, handle);

  // An invalid key or session gives no second allowance.
  if (claims && weight > 0) wait ||= readsTooMuch(request, weight, false);
  if (wait) {
    // A kept connection would have to receive the rest of the body.
    const headers = { 'Retry-After': String(wait), ...(writes && { Connection: 'close' }) };
    return asksLogin
      ? refuseInWords(asked, 429, 'tooManyRequests', headers)
      : refuse(429, 'Too many reads from one address: try again later', headers);
  }
  if (url.search.length > VISITOR_LIMITS.query)
    return refuse(403, `Visitors ask in at most ${VISITOR_LIMITS.query} letters`);
  const fault =
    searches && searchFault(query, payload.collections[slug as CollectionSlug]?.config.flattenedFields ?? []);
  if (fault) return refuse(403, fault);
  const unread = whereFault(url.searchParams);
  if (unread) return refuse(400, unread);

  if (url.searchParams.getAll('locale').some((locale) => locale === 'all' || locale === '*'))
    return refuse(403, 'All languages at once are for the site build, with its key: ask for one locale');
  capQuery(url.searchParams, reads);
  if (!writes && isAccess(url)) return keptAccess(payload, url, () => handle(new Request(url, request)));
  if (!writes) return handle(new Request(url, request));
  if (OVERRIDES.some((name) => request.headers.has(name)))
    return refuse(403, 'Queries in a body are for who is logged in');
  return withBody(request, url, VISITOR_LIMITS.bytes, handle);
}

/** Hands on a read whose query is in its body, unless Payload would ignore a condition of it. */
async function obeyed(request: Request, handle: (request: Request) => Promise<Response>): Promise<Response> {
  const fault = whereFault(new URLSearchParams(await request.clone().text()));
  return fault ? refuse(400, fault) : handle(request);
}

/** As how many reads a visitor's request counts. Files cost little, and logins are counted apart: nobody's reading keeps staff out. */
function weightOf(url: URL, reads: boolean): number {
  const path = routedPath(url);
  if (FILE.test(path)) return 0;
  if (isAccess(url)) return reads ? READ_WEIGHT : 0;
  if (LIGHT.test(path)) return reads ? 1 : 0;
  return reads ? READ_WEIGHT : 1;
}

/** Whether a form may hold files: Payload reads them whole, and looks at them, before it asks who sends them. */
async function maySendFiles(req: PayloadRequest, slug: string, method: string): Promise<boolean> {
  const { upload, access } = req.payload.collections[slug as CollectionSlug]?.config ?? {};
  return !upload || Boolean(await access?.[method === 'POST' ? 'create' : 'update']({ req }));
}

function isDecodable({ pathname }: URL): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

const within = (value: string, most: number): boolean => /^\d{1,4}$/.test(value) && Number(value) <= most;

/** True for a query that would have to be capped for a visitor. */
function asksForMuch({ search, searchParams: query }: URL, reads: boolean): boolean {
  if (search.length > VISITOR_LIMITS.query) return true;
  const capped = new URLSearchParams(query);
  capQuery(capped, reads);
  return capped.toString() !== query.toString() || !query.getAll('locale').every(isLocale);
}

function capQuery(query: URLSearchParams, reads: boolean): void {
  for (const name of [...query.keys()]) {
    const [root = ''] = name.split(/[[.]/);
    // `limit[]=500` is another way to write `limit=500`.
    const isOtherSpelling = root !== name && /^(depth|limit|locale)$/.test(root);
    if (isOtherSpelling || !VISITOR_PARAMETERS.has(root)) query.delete(name);
  }
  // Where none is named, Payload has one of its own.
  if (reads && !query.has('depth')) query.set('depth', String(VISITOR_LIMITS.depth));
  cap(query, 'depth', VISITOR_LIMITS.depth, 0);
  cap(query, 'limit', VISITOR_LIMITS.documents, 1);
}

function cap(query: URLSearchParams, name: string, most: number, least: number): void {
  const values = query.getAll(name);
  if (values.length === 0) return;
  const [value = ''] = values;
  if (values.length > 1 || !within(value, most) || Number(value) < least) query.set(name, String(most));
}
