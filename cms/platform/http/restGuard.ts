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

/** Limits of a visitor's request to Payload's REST API. The site's build has an API key and may exceed them. */
export const VISITOR_LIMITS = { depth: 0, documents: 10, bytes: 64_000, query: 2_000 } as const;

/** Maximum size of a request body without files, in bytes. It is several times the size of the largest page. */
export const MAX_BODY_BYTES = 8 * 1024 * 1024;

const WRITES = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);
/** The only content type for which Payload reads a query from the body. It does so only if the URL has no query. */
const QUERY_TYPE = 'application/x-www-form-urlencoded';
const OVERRIDES = ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override'];

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** Returns an error response whose message the admin shows, in the user's language. */
const refuseInWords = (
  { i18n }: PayloadRequest,
  status: number,
  code: keyof typeof REJECTION_MESSAGES,
  headers?: Record<string, string>,
): Response => refuse(status, REJECTION_MESSAGES[code][adminLanguage(i18n)], headers);

/**
 * Content-Security-Policy for responses and files. A browser that opens one directly shows it, with images and films,
 * but runs no scripts.
 */
const ANSWER_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Protects Payload's REST API. Anonymous requests get at most 10 documents, depth 0, one locale and simple conditions
 * (`searchFault`), and cannot upload files. Limits reads (`exceedsReadLimit`) and logins (`exceedsLoginLimit`) per IP
 * address. The rate and the sender are checked before the body is read.
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
  // Payload looks up the collection as a property of an object, so it would also find names such as `constructor` on
  // the prototype.
  if (slugOf(url) in Object.prototype) return refuse(404, 'There is nothing at this address');
  // Payload also accepts parameters such as `[where]` and `[limit]`, which would bypass the checks below.
  if ([...url.searchParams.keys()].some((name) => name.startsWith('[')))
    return refuse(400, 'The name of a parameter cannot start with a bracket');
  // Payload's endpoint for deleting preferences fails on every request in this CMS, because programs have accounts in a
  // second collection.
  if (request.method === 'DELETE' && routedPath(url).startsWith('/api/payload-preferences/'))
    return refuse(405, 'Preferences cannot be deleted', { Allow: 'GET, POST' });
  if (WRITES.has(request.method) && isForeignPage(request))
    return refuse(403, 'Pages of other websites cannot change data here');
  // Normalizes the query, so that Payload receives exactly what is checked here. Its own parser splits parameters
  // differently and also counts empty ones.
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

/** Adds the policy only if the response has none, because files have their own. */
function inert(response: Response): Response {
  if (!response.headers.has('Content-Security-Policy'))
    response.headers.set('Content-Security-Policy', ANSWER_POLICY);
  return response;
}

/**
 * Adds the default locale to a request that has none. Otherwise Payload cannot search localized fields, and its writes
 * lose the texts of the default locale. The admin's own requests for the trash are an example.
 */
function inLanguage(request: Request, url: URL): Request {
  // Adds nothing if the query is in the body, because Payload then appends that query to the URL.
  if (!url.searchParams.has('locale') && !OVERRIDES.some((name) => request.headers.has(name)))
    url.searchParams.set('locale', LOCALES[0]);
  return new Request(url, request);
}

const tooManyFiles = (): Response =>
  refuse(429, 'Too many files are being read by one address: try again later', { 'Retry-After': '10' });

const tooLarge = (): Response => refuse(413, 'The request is too large', { Connection: 'close' });

/**
 * Reads the body up to a maximum size and then passes the request on. Payload does not limit the size of bodies without
 * files.
 */
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

/**
 * Checks whether a request concerns preferences. They are small settings of the admin, but Payload stores them without
 * any check.
 */
const isPreference = (url: URL): boolean => routedPath(url).startsWith('/api/payload-preferences');

/**
 * Checks whether the declared length of a form is too large. If a form exceeds `requestSizeLimit`, Payload closes the
 * connection, so that the browser could not show the reason.
 */
const isTooLargeForm = (request: Request): boolean =>
  isForm(request) && Number(request.headers.get('Content-Length') ?? 0) > MAX_FORM_BYTES;

const isForm = ({ headers }: Request): boolean =>
  /^multipart\/form-data/i.test(headers.get('Content-Type') ?? '');

/**
 * Converts HEAD requests to GET, because Payload does not support HEAD. Link checkers and download managers use it for
 * files.
 */
const asGet = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;

/** Closes the body of a response to a HEAD request. An open file would otherwise keep its connection to the storage. */
async function withoutUnreadBody({ method }: Request, response: Response): Promise<Response> {
  if (method !== 'HEAD' || !response.body) return response;
  await response.body.cancel();
  const { status, statusText, headers } = response;
  return new Response(null, { status, statusText, headers });
}

/** Returns the path segment after `/api/`, which names a collection or another endpoint. */
const slugOf = ({ pathname }: URL): string => decodeURIComponent(pathname.split('/')[2] ?? '');

/** Returns the path as the router reads it, with percent-encoded characters decoded. */
const routedPath = ({ pathname }: URL): string => readablePath(pathname, decodeURIComponent);

/**
 * Query parameters that visitors may use: those of Payload's public reads, and our own for previews and signed files.
 * Others are removed. The parameter `data`, for example, makes Payload return that data instead of the document.
 */
const VISITOR_PARAMETERS = new Set([
  ...['where', 'sort', 'page', 'limit', 'depth', 'select', 'draft'],
  ...['locale', 'fallback-locale', 'fallbackLocale'],
  ...['to', 'expires', 'signature', VERSION_PARAMETER],
]);

/**
 * Matches endpoints for logging in and opening pages, which return no documents. Writes to them count as login requests
 * (`exceedsLoginLimit`).
 */
const CHEAP_PATHS = /^\/api\/(?:access|og|preview|users)(?:\/|$)/;

/** Checks whether the request is for permissions. Payload evaluates the access rules of every field for it. */
const isAccess = (url: URL): boolean => /^\/api\/access\/?$/.test(routedPath(url));

/**
 * Responds to a visitor's request for permissions from the cache, because the permissions are the same for all
 * visitors.
 */
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

/** Matches the query parameters that search documents. */
const SEARCH = /where|sort|joins/;
const FILE = /\/file\/[^/]*$/;

const isFileRead = ({ method, url }: Request): boolean =>
  ['GET', 'HEAD'].includes(method) && FILE.test(routedPath(new URL(url)));

/**
 * Forbids caching of responses and errors, because they may be meant for one person only. Files have their own cache
 * lifetime (`answerFile`).
 */
function withoutCaching(url: URL, response: Response): Response {
  const isFile = FILE.test(routedPath(url)) && response.status < 400;
  if (!isFile && !response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** Adds the database id to a response, so that the site's build discards its cache when the database is replaced. */
function withDatabaseId(response: Response): Response {
  const id = databaseId();
  if (id) response.headers.set(DATABASE_HEADER, id);
  return response;
}

/**
 * Corrects Payload's error statuses for cases that are not failures of the CMS. Payload responds with 500 for a missing
 * file and with 501 for a collection without REST; both become 404. If files are in a bucket, the cause may be a
 * storage that does not respond, so clients get 503 and retry.
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

  // Counts requests with a wrong key or an ended session as a visitor's, so that they do not get a second limit.
  if ((isTry || isKnown) && weight > 0) wait ||= exceedsReadLimit(request, weight, false);
  if (wait) {
    // Closes the connection, because keeping it open would require receiving the rest of the body.
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

/** Passes on a read whose query is in the body. Rejects it if Payload would ignore one of its conditions. */
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
 * Returns the cost of a visitor's request against the read limit. Files cost nothing. Logins are counted separately, so
 * that visitors' reads cannot lock out staff.
 */
function weightOf(url: URL, reads: boolean): number {
  const path = routedPath(url);
  if (FILE.test(path)) return 0;
  if (isAccess(url)) return reads ? READ_WEIGHT : 0;
  if (CHEAP_PATHS.test(path)) return reads ? 1 : 0;
  return reads ? READ_WEIGHT : 1;
}

/**
 * Checks whether the sender may upload files. This must be done here, because Payload reads and inspects files before
 * it checks permissions.
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

/** Checks whether a visitor's query exceeds the limits. */
function asksForMuch({ search, searchParams: query }: URL, reads: boolean): boolean {
  if (search.length > VISITOR_LIMITS.query) return true;
  const capped = new URLSearchParams(query);
  capQuery(capped, reads);
  return capped.toString() !== query.toString() || !query.getAll('locale').every(isLocale);
}

function capQuery(query: URLSearchParams, reads: boolean): void {
  for (const name of [...query.keys()]) {
    const [root = ''] = name.split(/[[.]/);
    // Removes this spelling, because Payload reads `limit[]=500` like `limit=500`.
    const isOtherSpelling = root !== name && /^(depth|limit|locale)$/.test(root);
    if (isOtherSpelling || !VISITOR_PARAMETERS.has(root)) query.delete(name);
  }
  // Sets the depth explicitly, because Payload's default is larger.
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
