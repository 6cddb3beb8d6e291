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
import { env } from '../env/env';
import { MAX_FORM_BYTES } from '../files/uploadLimits';
import { cachedRead } from '../cache/cachedRead';
import { isLocale, LOCALES } from '../locales/locales';
import { hasSession } from './hasSession';
import { writeHostCookie } from './hostCookie';
import { isForeignPage } from './origins';
import { readLimited } from './readLimited';
import { REJECTION_MESSAGES } from '../labels/rejectionMessages';
import { searchFault } from './searchFault';
import { whereFault } from './whereFault';
import { isKnownSender, hasUnknownKey } from './isKnownSender';
import { limitFailures } from './limitFailures';
import { limitOpenFiles } from './limitOpenFiles';
import { exceedsLoginLimit, READ_WEIGHT, exceedsReadLimit } from './exceedsReadLimit';
import { adminLanguage } from '../locales/adminLanguage';

type Config = Promise<SanitizedConfig> | SanitizedConfig;

/** Limits of a visitor's request to Payload's REST API. The site's build exceeds them with its key. */
export const VISITOR_LIMITS = { depth: 0, documents: 10, bytes: 64_000, query: 2_000 } as const;

/** Maximum body size of a request without files: several times the largest page. */
export const MAX_BODY_BYTES = 8 * 1024 * 1024;

const WRITES = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);
/**
 * The only content type in which Payload reads a query from a body, and only without a query in the address.
 */
const QUERY_TYPE = 'application/x-www-form-urlencoded';
const OVERRIDES = ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override'];

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** An error that the admin shows, in the reader's language. */
const refuseInWords = (
  { i18n }: PayloadRequest,
  status: number,
  code: keyof typeof REJECTION_MESSAGES,
  headers?: Record<string, string>,
): Response => refuse(status, REJECTION_MESSAGES[code][adminLanguage(i18n)], headers);

/**
 * Policy of responses and files: a browser that opens one shows it, with images and films, but runs no
 * scripts.
 */
const ANSWER_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Guards Payload's REST API. Limits anonymous requests: at most 10 documents, depth 0, one locale, plain
 * conditions (`searchFault`), no files.
 * Also limits reads (`exceedsReadLimit`) and logins (`exceedsLoginLimit`) per address, and checks rate and
 * identity before reading a body.
 * @param handle Payload's own handler
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
  if (!isDecodable(url)) return refuse(400, 'The address contains an invalid % sequence');
  if (/%00/.test(url.href)) return refuse(400, 'The address contains a null character');
  // Payload looks up collections in an object and would find names from the prototype.
  if (slugOf(url) in Object.prototype) return refuse(404, 'There is nothing at this address');
  // Payload also reads `[where]` or `[limit]`, which would bypass the checks.
  if ([...url.searchParams.keys()].some((name) => name.startsWith('[')))
    return refuse(400, 'The name of a parameter cannot start with a bracket');
  // Payload's endpoint fails on every request, because programs have accounts too.
  if (request.method === 'DELETE' && routedPath(url).startsWith('/api/payload-preferences/'))
    return refuse(405, 'Preferences cannot be deleted', { Allow: 'GET, POST' });
  if (WRITES.has(request.method) && isForeignPage(request))
    return refuse(403, 'Pages of other websites cannot change data here');
  // Payload's parser splits parameters by other rules and counts empty ones. It gets what is checked here.
  url.search = url.searchParams.toString();
  const localized = inLanguage(request, url);
  const isLimitedFile = isFileRead(localized) && !isKnownSender(localized);
  const ask = (one: Request) => handle(asGet(one));
  const limited = async (one: Request) => (await limitOpenFiles(one, () => ask(one))) ?? tooManyFiles();
  const answer = await withoutUnreadBody(
    localized,
    await capped(config, localized, url, isLimitedFile ? limited : ask),
  );
  return withDatabaseId(withoutCaching(url, writeHostCookie(correctErrorStatus(localized, answer))));
}

/** Files keep their own policy. */
function inert(response: Response): Response {
  if (!response.headers.has('Content-Security-Policy'))
    response.headers.set('Content-Security-Policy', ANSWER_POLICY);
  return response;
}

/**
 * Adds the default locale to a request without one.
 * Payload otherwise cannot search localized fields and loses texts of the default locale when it writes, as
 * in the admin's own calls for the trash.
 */
function inLanguage(request: Request, url: URL): Request {
  // Payload appends a query in a body to the address, so nothing is added here.
  if (!url.searchParams.has('locale') && !OVERRIDES.some((name) => request.headers.has(name)))
    url.searchParams.set('locale', LOCALES[0]);
  return new Request(url, request);
}

const tooManyFiles = (): Response =>
  refuse(429, 'Too many files are being read by one address: try again later', { 'Retry-After': '10' });

const tooLarge = (): Response => refuse(413, 'The request is too large', { Connection: 'close' });

/** Reads a body up to a size, then passes the request on. Payload does not limit bodies without files. */
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

/** Preferences are small settings of the admin, which Payload stores unchecked. */
const isPreference = (url: URL): boolean => routedPath(url).startsWith('/api/payload-preferences');

/**
 * Whether a form declares that it is too large.
 * Payload closes the connection when a form exceeds `requestSizeLimit`, and the browser would not see the
 * reason.
 */
const isTooLargeForm = (request: Request): boolean =>
  isForm(request) && Number(request.headers.get('Content-Length') ?? 0) > MAX_FORM_BYTES;

const isForm = ({ headers }: Request): boolean =>
  /^multipart\/form-data/i.test(headers.get('Content-Type') ?? '');

/** Payload does not support HEAD, which link checkers and download managers use for files. */
const asGet = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;

/** Closes the body of a response to HEAD, because an open file would keep its connection to the storage. */
async function withoutUnreadBody({ method }: Request, response: Response): Promise<Response> {
  if (method !== 'HEAD' || !response.body) return response;
  await response.body.cancel();
  const { status, statusText, headers } = response;
  return new Response(null, { status, statusText, headers });
}

/** The path segment after `/api/`: a collection or another endpoint. */
const slugOf = ({ pathname }: URL): string => decodeURIComponent(pathname.split('/')[2] ?? '');

/** The path as the router reads it, with percent-encoded letters decoded. */
const routedPath = ({ pathname }: URL): string => readablePath(pathname, decodeURIComponent);

/**
 * Query parameters that visitors may use: those of Payload's public reads, and our own (previews, signed
 * files).
 * Payload answers the parameter `data` with its own content instead of a document.
 */
const VISITOR_PARAMETERS = new Set([
  ...['where', 'sort', 'page', 'limit', 'depth', 'select', 'draft'],
  ...['locale', 'fallback-locale', 'fallbackLocale'],
  ...['to', 'expires', 'signature', VERSION_PARAMETER],
]);

/**
 * Endpoints for logins and for opening pages, which return no documents. Their writes count as login requests
 * (`exceedsLoginLimit`).
 */
const CHEAP_PATHS = /^\/api\/(?:access|og|preview|users)(?:\/|$)/;

/** The permissions endpoint, for which Payload evaluates the access rules of every field. */
const isAccess = (url: URL): boolean => /^\/api\/access\/?$/.test(routedPath(url));

/** Answers visitors' permissions, which are the same for all of them, from memory. */
async function keptAccess(
  payload: Payload,
  { searchParams }: URL,
  ask: () => Promise<Response>,
): Promise<Response> {
  const locale = searchParams.get('locale');
  if (!isLocale(locale)) return ask();
  const { status, text } = await cachedRead({ payload }, `access ${locale}`, async () => {
    const answer = await ask();
    return { status: answer.status, text: await answer.text() };
  });
  return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
}

/** Parameters that search documents. */
const SEARCH = /where|sort|joins/;
const FILE = /\/file\/[^/]*$/;

const isFileRead = ({ method, url }: Request): boolean =>
  ['GET', 'HEAD'].includes(method) && FILE.test(routedPath(new URL(url)));

/**
 * Forbids caching of responses and errors, which may be for one person only. Files have a lifetime
 * (`answerFile`).
 */
function withoutCaching(url: URL, response: Response): Response {
  const isFile = FILE.test(routedPath(url)) && response.status < 400;
  if (!isFile && !response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** Adds the database's id: the site's build discards its cache when the database changes. */
function withDatabaseId(response: Response): Response {
  const id = databaseId();
  if (id) response.headers.set(DATABASE_HEADER, id);
  return response;
}

/**
 * Replaces errors that are not failures of the CMS: Payload answers 500 for a missing file, and 501 for a
 * collection without REST.
 * A storage that does not answer gets 503, so that clients retry.
 */
function correctErrorStatus(request: Request, response: Response): Response {
  if (response.status === 501) return refuse(404, 'There is nothing at this address');
  if (response.status !== 500 || !isFileRead(request)) return response;
  return env.s3
    ? refuse(503, 'The file storage does not respond', { 'Retry-After': '60' })
    : refuse(404, 'The file does not exist');
}

async function capped(
  config: Config,
  request: Request,
  url: URL,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const writes = WRITES.has(request.method) && request.body !== null;
  const reads = !WRITES.has(request.method) && !FILE.test(routedPath(url));
  const isKnown = isKnownSender(request);
  const isTry = hasUnknownKey(request);
  const asksLogin = !reads && CHEAP_PATHS.test(routedPath(url)) && !hasSession(request);
  const weight = weightOf(url, reads);
  const isCounted = weight > 0 && !isTry && (reads || !isKnown);
  let wait = asksLogin ? exceedsLoginLimit(request) : 0;
  if (isCounted) wait = exceedsReadLimit(request, isKnown && !isAccess(url) ? 1 : weight, isKnown);
  const searches = [...url.searchParams.keys()].some((name) => SEARCH.test(name));
  if (!isTry && !writes && !wait && !searches && !asksForMuch(url, reads)) return handle(request);
  const authenticate = () =>
    createPayloadRequest({ config, request: new Request(request.url, { headers: request.headers }) });
  const asked = await (isTry ? limitFailures(request, authenticate) : authenticate());
  if ('wait' in asked)
    return refuse(429, 'Too many wrong keys from one address: try again later', {
      'Retry-After': String(asked.wait),
      ...(writes && { Connection: 'close' }),
    });
  const { user, query, payload } = asked;
  const slug = slugOf(url);
  if (writes && isForm(request) && !(await maySendFiles(asked, slug, request.method)))
    return refuse(403, 'Only editors can upload files', { Connection: 'close' });
  if (user && isTooLargeForm(request)) return refuseInWords(asked, 413, 'formTooLarge');
  const ignored = user && whereFault(url.searchParams);
  if (ignored) return refuse(400, ignored, writes ? { Connection: 'close' } : {});
  if (user && writes && OVERRIDES.some((name) => request.headers.has(name)))
    return url.search || request.headers.get('Content-Type') !== QUERY_TYPE
      ? refuse(400, `Send the query in the address, or in a body of type ${QUERY_TYPE}`, {
          Connection: 'close',
        })
      : withBody(request, url, MAX_BODY_BYTES, (one) => refuseIgnoredConditions(one, handle));
  if (user && (!writes || (isForm(request) && !isPreference(url)))) return handle(request);
  if (user) return withBody(request, url, isPreference(url) ? VISITOR_LIMITS.bytes : MAX_BODY_BYTES, handle);

  // A wrong key or an ended session gives no second quota.
  if ((isTry || isKnown) && weight > 0) wait ||= exceedsReadLimit(request, weight, false);
  if (wait) {
    // A kept connection would have to receive the rest of the body.
    const headers = { 'Retry-After': String(wait), ...(writes && { Connection: 'close' }) };
    return asksLogin
      ? refuseInWords(asked, 429, 'tooManyRequests', headers)
      : refuse(429, 'Too many reads from one address: try again later', headers);
  }
  if (url.search.length > VISITOR_LIMITS.query)
    return refuse(403, `Visitors can send a query of at most ${VISITOR_LIMITS.query} characters`);
  const fault =
    searches && searchFault(query, payload.collections[slug as CollectionSlug]?.config.flattenedFields ?? []);
  if (fault) return refuse(403, fault);
  const unread = whereFault(url.searchParams);
  if (unread) return refuse(400, unread);

  if (url.searchParams.getAll('locale').some((locale) => locale === 'all' || locale === '*'))
    return refuse(403, 'Only the site build can read all languages at once: ask for one locale');
  capQuery(url.searchParams, reads);
  if (!writes && isAccess(url)) return keptAccess(payload, url, () => handle(new Request(url, request)));
  if (!writes) return handle(new Request(url, request));
  if (OVERRIDES.some((name) => request.headers.has(name)))
    return refuse(403, 'Only logged-in users can send a query in a body');
  return withBody(request, url, VISITOR_LIMITS.bytes, handle);
}

/** Passes on a read with a query in its body, unless Payload would ignore one of its conditions. */
async function refuseIgnoredConditions(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const query = new URLSearchParams(await request.text());
  const { url, method, headers } = request;
  const fault = whereFault(query);
  return fault ? refuse(400, fault) : handle(new Request(url, { method, headers, body: query.toString() }));
}

/**
 * The number of reads that a visitor's request counts as.
 * Files count nothing, and logins are counted apart, so that visitors' reads do not lock out staff.
 */
function weightOf(url: URL, reads: boolean): number {
  const path = routedPath(url);
  if (FILE.test(path)) return 0;
  if (isAccess(url)) return reads ? READ_WEIGHT : 0;
  if (CHEAP_PATHS.test(path)) return reads ? 1 : 0;
  return reads ? READ_WEIGHT : 1;
}

/**
 * Whether the sender may upload files. Payload itself reads and inspects files before it checks permissions.
 */
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

const isAtMost = (value: string, most: number): boolean => /^\d{1,4}$/.test(value) && Number(value) <= most;

/** Whether a visitor's query exceeds the limits. */
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
  // Payload's default depth is larger.
  if (reads && !query.has('depth')) query.set('depth', String(VISITOR_LIMITS.depth));
  cap(query, 'depth', VISITOR_LIMITS.depth, 0);
  cap(query, 'limit', VISITOR_LIMITS.documents, 1);
}

function cap(query: URLSearchParams, name: string, most: number, least: number): void {
  const values = query.getAll(name);
  if (values.length === 0) return;
  const [value = ''] = values;
  if (values.length > 1 || !isAtMost(value, most) || Number(value) < least) query.set(name, String(most));
}
