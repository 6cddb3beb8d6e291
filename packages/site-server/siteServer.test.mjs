import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request as open } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { httpServer } from '../http-server/httpServer.mjs';
import { siteServer } from './siteServer.mjs';

const HEADERS = '/*\n  X-Frame-Options: SAMEORIGIN\n/static/*\n  Cache-Control: public\n';
const PAGE = `<html>${'שלום '.repeat(2000)}</html>`;
const FUNCTIONS = [{ functionRoute: 'answer', relativeCompiledFilePath: 'answer.js' }];

const folder = mkdtempSync(path.join(tmpdir(), 'site-server-'));
/** The served folder is below a folder whose name starts with a dot, as in production. */
const publicFolder = path.join(folder, '.data/public');
/**
 * @param {string} file path below the served folder
 * @param {string | Buffer} content
 */
function write(file, content) {
  const whole = path.join(publicFolder, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, content);
  utimesSync(whole, 1000, 1000);
}
write('index.html', PAGE);
write('about/index.html', PAGE);
write('about/index.html.br', brotliCompressSync(PAGE));
write('stale/index.html', PAGE);
write('stale/index.html.br', brotliCompressSync('of another build'));
utimesSync(path.join(publicFolder, 'stale/index.html.br'), 900, 900);
write('en/מגזין/index.html', PAGE);
write('404.html', '<html>לא נמצא</html>');
write('en/404/index.html', '<html>not found</html>');
write('_redirects', '/old /about/ 301\n');
write('_headers', HEADERS);
write('app.js.map', '{}');
write('app.js.map.br', brotliCompressSync('{}'));
write('webpack.stats.json', '{}');
for (const above of ['..', '../..'])
  writeFileSync(path.join(publicFolder, above, 'secret.txt'), 'not public');
mkdirSync(path.join(folder, '.cache/functions'), { recursive: true });
writeFileSync(path.join(folder, '.cache/functions/manifest.json'), JSON.stringify(FUNCTIONS));
writeFileSync(
  path.join(folder, '.cache/functions/answer.js'),
  'module.exports = { default: (request, response) => { response.json({ answered: request.method }); } };',
);

/** @type {import('node:http').Server} */
let server;
beforeAll(async () => {
  server = httpServer(siteServer(folder, publicFolder)).listen(0);
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * Sends a request with the path exactly as given. `fetch` would normalize the path.
 * @param {string} wanted
 * @param {import('node:http').RequestOptions & { body?: string }} [options]
 */
async function ask(wanted, { body, ...options } = {}) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const request = open({ port, path: wanted, agent: false, ...options }).end(body);
  const [response] = await once(request, 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
const BR = { headers: { 'Accept-Encoding': 'gzip, br' } };

describe('the site server', () => {
  it.each([
    '/app.js.map',
    '/app.js.map.br',
    '/_headers',
    '/_redirects',
    '/_gone.json',
    '/%5Fheaders',
    '/webpack.stats.json',
    '//webpack.stats.json',
    '/about/../_headers',
    '/about/..//_redirects',
    '/webpack.stats.json/',
    '/index.html/',
    '/%2F_headers',
    '/%5c_headers',
    '/app.js.map%2F.',
  ])('does not serve %s', async (wanted) => {
    expect((await ask(wanted, BR)).status).toBe(404);
  });

  it('sends the Brotli file of the build if the browser accepts it', async () => {
    const page = await ask('/about/', BR);
    expect(page.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      'content-length': String(brotliCompressSync(PAGE).length),
    });
    expect(brotliDecompressSync(page.body).toString()).toBe(PAGE);
    const again = await ask('/about/', {
      headers: { ...BR.headers, 'If-None-Match': page.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ['//about/', '/about/'],
    ['//about', '/about/'],
    ['/about//', '/about/'],
    ['/about/index.html', '/about/'],
    ['/about//index.html?a=1', '/about/?a=1'],
    ['/index.html', '/'],
    ['/x/../about/', '/about/'],
    ['///', '/'],
    [`/en//${encodeURI('מגזין')}/index.html`, `/en/${encodeURI('מגזין')}/`],
  ])('redirects %s permanently to its canonical address', async (wanted, location) => {
    const answer = await ask(wanted, BR);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  it.each(['//nothing/', '/nothing/index.html', '//evil.example/%2f..'])(
    'does not redirect %s without a page',
    async (wanted) => expect((await ask(wanted)).status).toBe(404),
  );

  it.each([
    '/missing.png',
    '/static/missing.webp',
    '/en/missing.svg',
    '/missing.js',
    '/missing.css',
    '/missing.woff2',
    '/missing.mp4',
    '/page-data/missing/page-data.json',
    `/${encodeURI('תמונה')}.jpg`,
  ])('answers the missing file %s with a short text, whatever the client accepts', async (wanted) => {
    for (const accept of ['image/avif,*/*;q=0.8', 'text/html', '*/*']) {
      const { status, headers, body } = await ask(wanted, { headers: { Accept: accept } });
      expect([status, headers['content-type']?.split(';')[0], headers['cache-control']]).toEqual([
        404,
        'text/plain',
        'no-cache',
      ]);
      expect(body.length).toBeLessThan(100);
    }
  });

  it.each(['/missing.aspx', '/missing.pdf', '/missing.html'])(
    'answers the missing page %s with the 404 page',
    async (wanted) => expect((await ask(wanted)).body.toString()).toContain('לא נמצא'),
  );

  it('sends the uncompressed file to other clients', async () => {
    const page = await ask('/about/');
    expect(page.headers).not.toHaveProperty('content-encoding');
    expect(page.body.toString()).toBe(PAGE);
  });

  it.each(['/', '/stale/'])(
    'compresses %s, which has no Brotli file with the same time',
    async (pathname) => {
      const page = await ask(pathname, BR);
      expect(page.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(page.body).toString()).toBe(PAGE);
    },
  );

  it.each([
    ['/nothing', 404, 'לא נמצא'],
    ['/en/nothing', 404, 'not found'],
    ['/EN/Nothing', 404, 'not found'],
    ['/..%2f..%2fsecret.txt', 404, 'לא נמצא'],
    ['/../secret.txt', 404, 'לא נמצא'],
    ['/%00', 404, 'לא נמצא'],
    ['/%E0%A4%A', 404, 'לא נמצא'],
  ])('answers %s with %i', async (pathname, status, text) => {
    for (const options of [{}, BR]) {
      const answer = await ask(pathname, options);
      expect(answer.status).toBe(status);
      const { body } = answer;
      const plain = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
      expect(plain.toString()).toContain(text);
    }
  });

  it.each([
    ['/About/', '/about/'],
    ['/OLD', '/about/'],
    ['/ABOUT?utm_source=Flyer', '/about/?utm_source=Flyer'],
    ['//ABOUT//', '/about/'],
    ['/x/../ABOUT/', '/about/'],
    [`/EN/${encodeURI('מגזין')}`, `/en/${encodeURI('מגזין')}/`],
  ])('redirects %s, with capital letters, to the page', async (pathname, location) => {
    const { status, headers } = await ask(pathname, BR);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it('sets the headers of the build on all responses', async () => {
    for (const pathname of ['/', '/about/', '/nothing', '/old', '/api/answer'])
      expect((await ask(pathname, BR)).headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('applies changed redirects and headers without a restart', async () => {
    expect((await ask('/old')).headers.location).toBe('/about/');
    expect((await ask('/older')).status).toBe(404);
    write('_redirects', '/old /about/ 301\n/older /about/ 302\n');
    write('_headers', HEADERS.replace('SAMEORIGIN', 'DENY'));
    const seen = async () => {
      const { status, headers } = await ask('/older');
      return status === 302 && headers['x-frame-options'] === 'DENY';
    };
    while (!(await seen())) await new Promise((resolve) => setTimeout(resolve, 50));
  });

  it('serves a moved page until it is removed, then redirects', async () => {
    write('moved/index.html', PAGE);
    write('_redirects', '/old /about/ 301\n/older /about/ 302\n/moved/ /about/ 301\n');
    expect((await ask('/moved/')).status).toBe(200);
    rmSync(path.join(publicFolder, 'moved'), { recursive: true });
    for (const address of ['/moved/', '/moved', '/older/', '/older']) {
      const { status, headers } = await ask(address);
      expect([address, status, headers.location]).toEqual([
        address,
        address.includes('older') ? 302 : 301,
        '/about/',
      ]);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'])('rejects %s', async (method) => {
    const answer = await ask('/about/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('runs functions without a body', async () => {
    expect(JSON.parse((await ask('/api/answer')).body.toString())).toEqual({ answered: 'GET' });
    expect((await ask('/api/answer', { method: 'POST', body: 'x'.repeat(1000) })).status).toBe(413);
  });

  it('reports liveness, and readiness once there is a site', async () => {
    const health = async (/** @type {string} */ name) => (await ask(`/web/health/${name}`)).status;
    expect([await health('live'), await health('ready')]).toEqual([200, 200]);
    rmSync(path.join(publicFolder, 'index.html'));
    expect([await health('live'), await health('ready')]).toEqual([200, 503]);
    write('index.html', PAGE);
  });
});
