import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import {
  cacheControl,
  headersFor,
  notFoundPage,
  readablePath,
  readHeaders,
  readRedirects,
  withQuery,
} from './hosting.mjs';
import { freePort, isFree, requireFree } from './ports.mjs';
import { stop, start } from './processes.mjs';
import { isSigned, oneAtATime } from './rebuildOnPublish.mjs';
import { isAtLeast } from './isAtLeast.mjs';
import { keptSecrets, readSettings } from './settings.mjs';

const turn = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));
const folder = () => mkdtempSync(path.join(tmpdir(), 'scripts-test-'));

describe('settings', () => {
  it('have defaults for everything', () => {
    const settings = readSettings({ DATA_DIR: folder() });
    expect(settings).toMatchObject({
      sitePort: 9000,
      cmsPort: 3000,
      siteUrl: 'http://localhost:9000',
      seed: true,
    });
    expect(settings.siteEnv).toMatchObject({
      GATSBY_API_URL: 'http://localhost:3000',
      GATSBY_CAPTCHA_PROVIDER: 'altcha',
    });
    expect(settings.cmsEnv.PAYLOAD_SECRET).toHaveLength(64);
  });

  it('say which variable holds a wrong port', () => {
    expect(() => readSettings({ DATA_DIR: folder(), SITE_PORT: 'many' })).toThrow(
      'SITE_PORT must be a port between 1 and 65535, not "many"',
    );
  });

  it('keep secrets between runs, for their owner alone', () => {
    const dataDir = folder();
    expect(keptSecrets(dataDir)).toEqual(keptSecrets(dataDir));
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
  });
});

describe('the version of Node', () => {
  it.each([
    ['v20.12.0', '>=20.12', true],
    ['v20.11.9', '>=20.12', false],
    ['v18.20.4', '>=20.12', false],
    ['v22.1.0', '>=20.12', true],
  ])('%s for %s: %s', (version, least, expected) => expect(isAtLeast(version, least)).toBe(expected));
});

describe('a program that is stopped', () => {
  it('takes its children along, even those that do not listen', async () => {
    const { child, log } = start({
      name: 'stubborn',
      command: ['bash', '-c', 'bash -c "trap : TERM; echo $$ up; while true; do sleep 0.05; done" & wait'],
      cwd: folder(),
      env: process.env,
      logFolder: folder(),
    });
    while (!existsSync(log) || !readFileSync(log, 'utf8').includes('up')) await turn(20);
    await stop(child);
    expect(() => process.kill(-(child.pid ?? 0), 0)).toThrow('ESRCH');
  }, 15_000);
});

describe('fingerprint', () => {
  it('changes with a file and with a word, and not with what is generated', () => {
    const dir = folder();
    const file = path.join(dir, 'a.ts');
    writeFileSync(file, '1');
    const before = fingerprint([dir], ['x']);
    mkdirSync(path.join(dir, 'node_modules'));
    writeFileSync(path.join(dir, 'node_modules/b.ts'), '1');
    expect(fingerprint([dir], ['x'])).toBe(before);
    expect(fingerprint([dir], ['y'])).not.toBe(before);
    writeFileSync(file, '2');
    expect(fingerprint([dir], ['x'])).not.toBe(before);
  });
});

describe('ports', () => {
  it('in use are named with their variable', async () => {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    await expect(isFree(port)).resolves.toBe(false);
    await expect(requireFree({ SITE_PORT: port })).rejects.toMatchObject({
      message: `Port ${port} is in use`,
      advice: expect.stringContaining('SITE_PORT'),
    });
    await new Promise((resolve) => server.close(resolve));
    await expect(isFree(port)).resolves.toBe(true);
  });

  it('of two parts are not the same', async () => {
    const port = await freePort();
    await expect(requireFree({ WEBHOOK_PORT: port, PREVIEW_PORT: port })).rejects.toMatchObject({
      message: `WEBHOOK_PORT and PREVIEW_PORT are both ${port}`,
    });
  });
});

describe('notices of published changes', () => {
  const body = '{"collection":"pages"}';
  const signature = `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`;

  it.each([
    ['the right signature', body, signature, true],
    ['another body', `${body} `, signature, false],
    ['a cut signature', body, signature.slice(0, -1), false],
    ['no signature', body, undefined, false],
  ])('%s', (_name, text, given, expected) => {
    expect(isSigned(text, given, 'secret')).toBe(expected);
  });

  it('that come during a build become one more build', async () => {
    let builds = 0;
    /** @type {(() => void)[]} */
    const finish = [];
    const ask = oneAtATime(() => {
      builds += 1;
      return new Promise((resolve) => finish.push(() => resolve()));
    }, 0);
    ask();
    await turn();
    ask();
    await turn();
    ask();
    await turn();
    expect(builds).toBe(1);
    finish[0]?.();
    await turn();
    expect(builds).toBe(2);
    finish[1]?.();
    await turn();
    expect(builds).toBe(2);
  });

  it('begins although notices keep coming, one build for those that came before', async () => {
    let builds = 0;
    const ask = oneAtATime(() => Promise.resolve(void (builds += 1)), 50);
    const end = Date.now() + 1000;
    while (builds === 0 && Date.now() < end) {
      ask();
      await turn();
    }
    expect(builds).toBe(1);
  });
});

describe('hosting', () => {
  it.each([
    ['app-0123456789abcdef0123.js', 'immutable'],
    ['static/photo.webp', 'immutable'],
    ['index.html', 'must-revalidate'],
    ['page-data/index/page-data.json', 'must-revalidate'],
  ])('%s is %s', (file, expected) => expect(cacheControl(file)).toContain(expected));

  it.each([
    ['/nothing', '404.html'],
    ['/en/nothing', 'en/404/index.html'],
    ['/en', 'en/404/index.html'],
    ['/entrance', '404.html'],
  ])('the unknown path %s gets %s', (pathname, expected) => expect(notFoundPage(pathname)).toBe(expected));

  it('bears a path that is no proper encoding', () => {
    expect(readablePath(encodeURI('/אודות/'))).toBe('/אודות/');
    expect(readablePath('/%E0%A4%A')).toBe('/%E0%A4%A');
  });

  it.each([
    ['/new/', '/old', '/new/'],
    ['/new/', '/old?utm_source=mail&x=1', '/new/?utm_source=mail&x=1'],
    ['/new/#plans', '/old?x=1', '/new/?x=1#plans'],
    ['/new/?y=2', '/old?x=1', '/new/?y=2'],
  ])('leads to %s from %s by %s', (target, url, expected) => expect(withQuery(target, url)).toBe(expected));

  it('reads redirects with Hebrew paths, and leaves out patterns', () => {
    expect([...readRedirects(`/old /new/ 302\n${encodeURI('/ישן')} /new/\n/en/* /en/404/ 404\n`)]).toEqual([
      ['/old', { to: '/new/', status: 302 }],
      ['/ישן', { to: '/new/', status: 301 }],
    ]);
  });

  it('reads headers by path', () => {
    const rules = readHeaders(
      '/*\n  X-One: 1\n  X-Two: a: b\n\n/static/*\n  X-One: 2\n/only\n  X-Only: yes\n',
    );
    expect(headersFor(rules, '/about/')).toEqual({ 'X-One': '1', 'X-Two': 'a: b' });
    expect(headersFor(rules, '/static/a.webp')).toEqual({ 'X-One': '2', 'X-Two': 'a: b' });
    expect(headersFor(rules, '/only')).toMatchObject({ 'X-Only': 'yes' });
    expect(headersFor([], '/')).toEqual({});
  });
});
