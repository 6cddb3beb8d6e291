import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { previewServer } from './previewServer.mjs';
import { REASONS } from './previewTexts.mjs';
import { makeTicket } from './tickets.mjs';

const CMS = 'http://cms.example';
const KEY = 'key';
const ABOUT = 'component---about';

const site = mkdtempSync(path.join(tmpdir(), 'preview-'));
/** @param {string} name @param {string} text */
const write = (name, text) => {
  const file = path.join(site, 'public', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
write(
  'index.html',
  '<html><head><style>body{margin:0}</style></head><body>the public home page</body></html>',
);
write('404.html', 'nothing here');
write('app-0123456789.js', 'the app');
write('_gatsby/slices/_gatsby-scripts-1.html', '<script src="/app-0123456789.js" async></script>');
write('_gatsby/image/a/b/made.webp', 'made');
write(
  '_headers',
  `/*\n  Content-Security-Policy: default-src 'self'; frame-ancestors 'self'\n  X-Frame-Options: SAMEORIGIN\n`,
);
write(
  'page-data/about/page-data.json',
  JSON.stringify({
    componentChunkName: ABOUT,
    path: '/about/',
    result: { data: { title: 'public' } },
    staticQueryHashes: ['1'],
    slicesMap: { header: 'header-he' },
  }),
);

write(
  'slice-data/header-en.json',
  JSON.stringify({
    componentChunkName: 'slice---header',
    result: { data: { items: 'public' } },
    staticQueryHashes: [],
  }),
);

/** @type {Record<string, unknown>[]} */
const asked = [];
const page = {
  path: '/en/about-us/',
  componentChunkName: ABOUT,
  result: { data: { title: 'draft' }, pageContext: {} },
  slices: { header: 'header-en' },
  alike: ['/nowhere/', '/about/'],
};
const renderer = {
  state: /** @type {import('./Renderer.mjs').Renderer['state']} */ ('ready'),
  result: /** @type {object} */ ({}),
  /** @type {import('./Renderer.mjs').Renderer['ask']} */
  ask: async (question) => {
    asked.push(question);
    return /** @type {import('./Renderer.mjs').Answer<typeof question['ask']>} */ (renderer.result);
  },
};

/** @type {import('node:http').Server} */
let server;
let url = '';

beforeAll(async () => {
  server = createServer(
    previewServer({ site, publicFolder: path.join(site, 'public'), cmsUrl: CMS, apiKey: KEY, renderer }),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  url = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked.length = 0;
  renderer.result = { answer: page };
});

const cookie = (until = Date.now() + 60_000) =>
  `preview-session=${makeTicket(KEY, { use: 'session', until })}`;
/**
 * Sends a request as a browser does. Node's `fetch` cannot be used, because it does not send the headers of a page
 * navigation.
 * @param {string} address
 * @param {Record<string, string>} [headers]
 * @param {{ method?: string, body?: string }} [rest]
 */
async function get(address, headers = {}, { method = 'GET', body } = {}) {
  const outgoing = request(url + address, { method, headers: { Accept: '*/*', ...headers } });
  outgoing.end(body);
  const [incoming] = /** @type {[import('node:http').IncomingMessage]} */ (await once(outgoing, 'response'));
  const text = Buffer.concat(await incoming.toArray()).toString();
  const { statusCode: status, headers: answered } = incoming;
  return { status, headers: answered, text, json: () => JSON.parse(text) };
}
/** @param {string} address @param {Record<string, string>} [headers] */
const getIn = (address, headers = {}) => get(address, { Cookie: cookie(), ...headers });
/** @param {object} body @param {Record<string, string>} [headers] */
const post = (body, headers = {}) =>
  get(
    '/__preview/data',
    {
      Cookie: cookie(),
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Mode': 'cors',
      ...headers,
    },
    { method: 'POST', body: JSON.stringify(body) },
  );

describe('a visitor without a login', () => {
  it.each(['/', '/about/', '/__preview/open/pages/7?locale=he', '/__preview/state', '/app-0123456789.js'])(
    'is redirected to the CMS from %s',
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(302);
      expect(response.headers['location']).toBe(`${CMS}/api/preview?to=${encodeURIComponent(address)}`);
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['an old session', cookie(Date.now() - 1)],
    [
      'an entry for a session',
      `preview-session=${makeTicket(KEY, { use: 'entry', until: Date.now() + 1000 })}`,
    ],
    [
      'a session signed with another key',
      `preview-session=${makeTicket('other', { use: 'session', until: Date.now() + 1000 })}`,
    ],
  ])('gets no data with %s', async (_name, Cookie) => {
    const response = await get('/page-data/about/page-data.json', { Cookie, 'Sec-Fetch-Mode': 'cors' });
    expect(response.status).toBe(401);
    expect(asked).toEqual([]);
  });

  it('exchanges a ticket for a cookie', async () => {
    const ticket = makeTicket(KEY, { use: 'entry', until: Date.now() + 1000 });
    const response = await get(`/__preview/enter?ticket=${ticket}&to=${encodeURIComponent('/en/a/?b=1')}`);
    expect(response.status).toBe(303);
    expect(response.headers['location']).toBe('/en/a/?b=1&preview-entered=1');
    const [session = ''] = response.headers['set-cookie'] ?? [];
    expect(session).toMatch(/^preview-session=[^;]+; HttpOnly; Max-Age=\d+; Path=\/; SameSite=Lax$/);
    const [, text = ''] = /^([^;]+)/.exec(session) ?? [];
    const next = await get('/en/a/?b=1&preview-entered=1', { Cookie: text });
    expect(next.headers['location']).toBe('/en/a/?b=1');
  });

  it('can use a ticket only once', async () => {
    const enter = (/** @type {string} */ ticket) => get(`/__preview/enter?ticket=${ticket}&to=%2F`);
    const ticket = makeTicket(KEY, { use: 'entry', until: Date.now() + 30_000, once: 'one' });
    const other = makeTicket(KEY, { use: 'entry', until: Date.now() + 30_000, once: 'other' });
    const answers = [await enter(ticket), await enter(ticket), await enter(other)];
    expect(answers.map(({ status }) => status)).toEqual([303, 403, 303]);
  });

  it('is not redirected in a loop if the browser accepts no cookies', async () => {
    const response = await get('/about/?preview-entered=1');
    expect(response.status).toBe(403);
    expect(response.text).toContain(REASONS.he.noCookie.title);
  });

  it.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', ''])(
    'is never redirected to another host: %s',
    async (to) => {
      const ticket = makeTicket(KEY, { use: 'entry', until: Date.now() + 1000 });
      expect((await get(`/__preview/enter?ticket=${ticket}&to=${encodeURIComponent(to)}`)).status).toBe(403);
    },
  );
});

describe('an editor', () => {
  it.each(['//elsewhere.example/x', '//elsewhere.example/?preview-entered=1', '/\\elsewhere.example/x'])(
    'is not redirected by a link that imitates the preview: %s',
    async (address) => {
      const response = await getIn(address, { Accept: 'text/html' });
      expect(response.status).toBe(400);
      expect(response.headers['location']).toBeUndefined();
    },
  );

  it('gets a page with a dot in its address', async () => {
    renderer.result = { answer: { ...page, path: '/en/version-2.0/' } };
    const response = await getIn('/en/version-2.0/');
    expect(response.status).toBe(200);
    expect(response.text).toContain('<html lang="en" dir="ltr">');
  });

  it("gets an empty page with the site's scripts, uncached, that only the admin may frame", async () => {
    const response = await getIn('/en/about-us/');
    const html = response.text;
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain('<div id="___gatsby"></div>');
    expect(html).toContain('<style>body{margin:0}</style></head>');
    expect(html).not.toContain('the public home page');
    expect(html).toContain('<script src="/app-0123456789.js" async></script>');
    expect(html).toContain(`data-cms="${CMS}"`);
    expect(response.headers['content-security-policy']).toBe(`default-src 'self'; frame-ancestors ${CMS}`);
    expect(response.headers['x-frame-options']).toBeUndefined();
    expect(response.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('gets page data of the draft with the webpack metadata of a built page', async () => {
    const response = await getIn('/page-data/en/about-us/page-data.json');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json()).toEqual({
      componentChunkName: ABOUT,
      path: '/en/about-us/',
      result: page.result,
      staticQueryHashes: ['1'],
      slicesMap: { header: 'header-en' },
    });
    expect(asked).toEqual([{ ask: 'page', page: { path: '/en/about-us/' } }]);
  });

  it.each([
    ['/page-data/index/page-data.json', '/'],
    ['/page-data/404.html/page-data.json', '/404.html'],
    [`/page-data/${encodeURIComponent('אודות')}/page-data.json`, '/אודות/'],
  ])('requests %s as the page %s', async (address, wanted) => {
    await getIn(address);
    expect(asked[0]).toMatchObject({ page: { path: wanted } });
  });

  it('sees unsaved edits', async () => {
    const edit = { collection: 'pages', id: 7, locale: 'en', values: { title: 'typed' } };
    const response = await post({ path: '/en/about-us/', edit, isSaved: true });
    expect(response.status).toBe(200);
    expect(asked).toEqual([
      { ask: 'page', page: { path: '/en/about-us/', edit, isSaved: true, withSlices: true } },
    ]);
  });

  it('sees unsaved edits of the header on any page', async () => {
    const sliceResults = { 'header-en': { data: { items: 'typed' }, sliceContext: { language: 'en' } } };
    renderer.result = { answer: { ...page, sliceResults } };
    const edit = { collection: 'globals', id: 'header', locale: 'en', values: { items: [] } };
    const response = await post({ path: '/en/about-us/', edit });
    expect(response.json()).toMatchObject({ componentChunkName: ABOUT, sliceResults });
    expect(asked).toMatchObject([{ page: { edit, withSlices: true } }]);
  });

  it('gets draft slices with their names, and published ones as a fallback', async () => {
    const result = { data: { items: 'draft' }, sliceContext: { language: 'en' } };
    renderer.result = { answer: result };
    expect((await getIn('/slice-data/header-en.json')).json()).toEqual({
      componentChunkName: 'slice---header',
      result,
      staticQueryHashes: [],
      previewSlice: 'header-en',
    });
    expect(asked).toEqual([{ ask: 'slice', slice: { name: 'header-en' } }]);
    renderer.result = { reason: 'cmsDown' };
    expect((await getIn('/slice-data/header-en.json')).json().result.data.items).toBe('public');
    renderer.result = { answer: result };
    expect((await getIn('/slice-data/never-built.json')).status).toBe(404);
  });

  it('is redirected from the header to the home page', async () => {
    renderer.result = { answer: { path: '/en/' } };
    const response = await getIn('/__preview/open/globals/header?locale=en&ui=he');
    expect(response.headers['location']).toBe('/en/');
    expect(asked).toEqual([
      { ask: 'locate', document: { collection: 'globals', id: 'header', locale: 'en' } },
    ]);
  });

  it('is redirected from the footer to the end of the home page', async () => {
    renderer.result = { answer: { path: '/en/' } };
    const response = await getIn('/__preview/open/globals/footer?locale=en&ui=he');
    expect(response.headers['location']).toBe('/en/#footer');
  });

  it('gets 403 for requests from other sites', async () => {
    expect((await post({ path: '/' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(asked).toEqual([]);
  });

  it('is redirected from a document to its page', async () => {
    renderer.result = { answer: { path: '/en/אודות/' } };
    const response = await getIn('/__preview/open/pages/7?locale=en&ui=he');
    expect(response.status).toBe(303);
    expect(response.headers['location']).toBe(encodeURI('/en/אודות/'));
    expect(asked).toEqual([{ ask: 'locate', document: { collection: 'pages', id: '7', locale: 'en' } }]);
  });

  it.each(/** @type {const} */ (['he', 'en']))('reads in %s why there is no page', async (ui) => {
    for (const [reason, { title }] of Object.entries(REASONS[ui])) {
      renderer.result = { reason };
      const response = await getIn(`/__preview/open/pages/7?locale=he&ui=${ui}`);
      expect(response.text).toContain(`<h1>${title}</h1>`);
    }
  });

  it('reads that the site has no page of this template', async () => {
    renderer.result = { answer: { ...page, componentChunkName: 'component---new' } };
    expect((await getIn('/en/about-us/')).text).toContain(REASONS.he.notBuilt.title);
  });

  it('gets generated pictures, and uploaded originals of others', async () => {
    expect((await getIn('/_gatsby/image/a/b/made.webp')).text).toBe('made');
    const original = `${CMS}/api/media/file/new.jpg`;
    const other = await getIn(`/_gatsby/image/a/b/new.webp?u=${encodeURIComponent(original)}&a=w%3D100`);
    expect(other.status).toBe(302);
    expect(other.headers['location']).toBe(original);
    const foreign = await getIn(
      `/_gatsby/image/a/b/new.webp?u=${encodeURIComponent('https://elsewhere.example/')}`,
    );
    expect(foreign.headers['location']).toBeUndefined();
  });

  it('gets built scripts, and an error for an invalid body', async () => {
    expect((await getIn('/app-0123456789.js')).text).toBe('the app');
    expect((await post([])).status).toBe(400);
  });
});
