import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createForm, page } from './formsHarness';
import { logIn } from './logIn';
import { startCms, type RunningCms } from './startCms';

/**
 * Sends random requests with problematic values to all routes and checks that none of them causes a 5xx. The seed is
 * fixed, so that a failure is caused by a change and not by chance. `FAST_CHECK_SEED` sets another seed.
 */
const SEED = Number(process.env.FAST_CHECK_SEED ?? 18_752_882);
const RUNS = Number(process.env.FAST_CHECK_RUNS ?? 60);

let cms: RunningCms;
const headers: Record<string, string>[] = [];
let paths: string[] = [];
let cause = '';

beforeAll(async () => {
  cms = await startCms();
  // Record the last logged error, because the response of a 5xx does not contain its cause.
  cms.payload.logger.error = (fault: unknown) => {
    cause = String(fault instanceof Error ? fault : ((fault as { err?: Error }).err?.stack ?? fault));
  };
  process.stdout.write(`Seed of the random requests: ${SEED}\n`);
  headers.push({}, { Authorization: 'services API-Key key-of-the-tests' }, await logIn(cms, 'admin'));
  await createForm(cms.payload, { pages: [page([{ blockType: 'richText' }])] });
  const { collections, globals, custom } = cms.payload.config;
  paths = [
    ...collections.flatMap(({ slug }) => [
      `/api/${slug}`,
      `/api/${slug}/1`,
      `/api/${slug}/{id}`,
      `/api/${slug}/count`,
      `/api/${slug}/versions`,
      `/api/${slug}/versions/{id}`,
      `/api/${slug}/{id}/duplicate`,
      `/api/${slug}/access/{id}`,
      `/api/${slug}/file/{id}`,
    ]),
    ...globals.flatMap(({ slug }) => [
      `/api/globals/${slug}`,
      `/api/globals/${slug}/versions`,
      `/api/globals/${slug}/versions/{id}`,
      `/api/globals/${slug}/access`,
    ]),
    ...[
      'me',
      'login',
      'logout',
      'refresh-token',
      'forgot-password',
      'reset-password',
      'first-register',
      'unlock',
      'init',
      'verify/{id}',
    ].map((path) => `/api/users/${path}`),
    '/api/access',
    '/api/{id}',
    '/api/payload-preferences/{id}',
    ...(custom as { routes: { path: string }[] }).routes.map(({ path }) => path.replace(/\{\w+\}/g, '{id}')),
  ];
});
afterAll(() => cms.stop());

/** Values that often cause errors in databases, parsers and date calculations. */
const nasty = fc.oneof(
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '%',
    '%00',
    '%zz',
    '\ud800',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    '1e18',
    '-1',
    '0',
    '1.5',
    '99999999999999999999',
    'NaN',
    'Infinity',
    "'; DROP TABLE users; --",
    '../../../etc/passwd',
    'שלום',
    '🏠',
    '2026-02-31T99:99:99Z',
    '[object Object]',
    ' ',
    '',
    'a'.repeat(2_000),
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.integer().map(String),
);

const parameter = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'page',
      'limit',
      'depth',
      'sort',
      'locale',
      'fallback-locale',
      'draft',
      'trash',
      'pagination',
      'select[id]',
      'select[title]',
      'select',
      'populate',
      'populate[pages]',
      'joins',
      'where',
      'where[or]',
      'where[and][0]',
      'culture',
      'unlockAll',
      'autosave',
    ),
    nasty,
  ),
  fc
    .tuple(
      fc.oneof(
        fc.constantFrom(
          'id',
          'title',
          'slug',
          'name',
          '_status',
          'updatedAt',
          'parent',
          'email',
          'blocks',
          'paths.he',
          'companies.name',
        ),
        nasty,
      ),
      fc.constantFrom(
        'equals',
        'not_equals',
        'in',
        'not_in',
        'like',
        'contains',
        'exists',
        'greater_than',
        'less_than_equal',
        'near',
        'all',
        'within',
        'nothing',
      ),
      nasty,
    )
    .map(([field, operator, value]) => [`where[${field}][${operator}]`, value] as [string, string]),
);

const fieldName = fc.constantFrom(
  'id',
  'title',
  'slug',
  'name',
  'email',
  'password',
  'token',
  'alt',
  'companyId',
  'blocks',
  'pages',
  'parentPage',
  'languages',
  'template',
  'roles',
  'status',
  'notes',
  'items',
  '_status',
  'values',
  'formId',
  'jobs',
  'orderId',
  'processToken',
  'processId',
  'assetName',
  'contactUsSubject',
  'senderName',
  'code',
  'apiKey',
  'updatedAt',
  'createdAt',
  'culture',
);
const json = fc.oneof(
  fc
    .dictionary(fieldName, fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 6 })
    .map((value) => JSON.stringify(value)),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  nasty,
);
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);
const file = fc.tuple(
  fc.constantFrom('image/jpeg', 'image/png', 'image/svg+xml', 'application/pdf', 'video/mp4', 'text/html'),
  fc.oneof(
    fc.integer({ min: 0, max: JPEG.length }).map((end) => new Uint8Array(JPEG.subarray(0, end))),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => new Uint8Array(bytes)),
  ),
  fc.oneof(nasty, fc.constant('a.jpg')),
);

type Body =
  | { kind: 'json' | 'form'; text: string }
  | { kind: 'upload'; type: string; bytes: Uint8Array<ArrayBuffer>; name: string; data: string };
const body: fc.Arbitrary<Body> = fc.oneof(
  json.map((text) => ({ kind: 'json' as const, text })),
  nasty.map((text) => ({ kind: 'form' as const, text })),
  fc
    .tuple(file, json)
    .map(([[type, bytes, name], data]) => ({ kind: 'upload' as const, type, bytes, name, data })),
);

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

function encode(sent: Body): { type?: string; content: BodyInit } {
  if (sent.kind !== 'upload') return { type: TYPES[sent.kind], content: sent.text };
  const form = new FormData();
  form.set('file', new Blob([sent.bytes], { type: sent.type }), sent.name);
  form.set('_payload', sent.data);
  return { content: form };
}

const request = fc.record({
  path: fc.nat().map((index) => index),
  id: nasty,
  who: fc.nat(),
  query: fc.array(parameter, { maxLength: 3 }),
  // Logout is excluded, because the following requests of the account would be anonymous.
  method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'),
  body,
});

describe('no input causes a 5xx', () => {
  it('on any route', async () => {
    const ask = async ({ path, id, who, query, method, body: sent }: Parameters<typeof send>[0]) =>
      send({ path, id, who, query, method, body: sent });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 10, maxLength: 10 }), async (requests) => {
        for (const one of requests) {
          const { status, text, url } = await ask(one);
          if (status >= 500)
            expect.fail(`${one.method} ${url} as ${one.who % 3} answers ${status}: ${text} ${cause}`);
        }
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
  }, 300_000);
});

async function send({
  path,
  id,
  who,
  query,
  method,
  body: sent,
}: {
  path: number;
  id: string;
  who: number;
  query: [string, string][];
  method: string;
  body: Body;
}) {
  const search = query.map(([name, value]) => `${escape(name)}=${escape(value)}`).join('&');
  const route = (paths[path % paths.length] ?? '/').replace('{id}', () => escape(id));
  const url = `${route}${search ? `?${search}` : ''}`;
  const skipped = method === 'DELETE' && /^\/api\/(users|services)/.test(url);
  if (skipped || url.startsWith('/api/users/logout')) return { status: 0, text: '', url };
  const { type, content } = encode(sent);
  const response = await fetch(`${cms.url}${url}`, {
    method,
    headers: { ...headers[who % headers.length], ...(type && { 'Content-Type': type }) },
    ...(!['GET', 'HEAD', 'OPTIONS'].includes(method) && { body: content }),
    redirect: 'manual',
  });
  return { status: response.status, text: (await response.text()).slice(0, 300), url };
}

/**
 * Encodes text for a URL. Replaces unpaired surrogates, which cannot be encoded, and keeps text that starts with `%` as
 * it is.
 */
function escape(text: string): string {
  return text.startsWith('%') ? text : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
