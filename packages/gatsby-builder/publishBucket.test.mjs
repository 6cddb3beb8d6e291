import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { startS3Server } from './testing/s3Server.mjs';
import { bucketPublisher } from './bucketPublisher.mjs';
import { publishBucket } from './publishBucket.mjs';
import { fileChanges } from './publish/publishFolder.mjs';
import { listPublishedFiles } from './publish/publishOrder.mjs';
import { siteBucket } from './siteBucket.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGES = ['index', 'about', 'דירות'];
const folder = mkdtempSync(path.join(tmpdir(), 'publish-bucket-'));

/** @type {Awaited<ReturnType<typeof startS3Server>>} */
let s3;
/** Called for each request to the storage server. Tests replace it. @type {(method: string, path: string) => void} */
let listen = () => undefined;
/** @type {import('./siteBucket.mjs').SiteBucket} */
let bucket;
/** @type {NodeJS.ProcessEnv} */
let env = {};
let count = 0;

beforeAll(async () => {
  const names = Array.from({ length: 24 }, (_nothing, index) => `site${index}`);
  s3 = await startS3Server(names, (method, asked) => listen(method, asked));
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  listen = () => undefined;
  env = { ...s3.env, SITE_BUCKET: `site${count}` };
  count += 1;
  bucket = /** @type {import('./siteBucket.mjs').SiteBucket} */ (siteBucket(env));
});

/** @param {string} name @param {string} content */
function write(name, content) {
  const file = path.join(folder, 'public', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (/\.(html|js|json)$/.test(name)) writeFileSync(`${file}.br`, brotliCompressSync(content));
}

/**
 * Builds a site of which all scripts, data and pages contain the version number. @param {number} version @param
 * {string[]} [pages]
 */
function build(version, pages = PAGES) {
  rmSync(path.join(folder, 'public'), { recursive: true, force: true });
  const script = `app-${createHash('sha1').update(String(version)).digest('hex').slice(0, 10)}.js`;
  write(script, `"${version}"`);
  write(`${script}.map`, '{}');
  write('_redirects', `/v/ /v${version}/ 301\n`);
  for (const page of pages) {
    write(`page-data/${page}/page-data.json`, JSON.stringify({ version }));
    const place = page === 'index' ? 'index.html' : `${page}/index.html`;
    write(place, `<html data-version="${version}"><script src="/${script}"></script></html>`);
  }
  return path.join(folder, 'public');
}

/** @param {string} name */
const get = (name) => fetch(`${s3.url}/${bucketName()}/${encodeURI(name)}`);
const bucketName = () => /** @type {{ SITE_BUCKET: string }} */ (env).SITE_BUCKET;

/**
 * Loads a page as a browser does: HTML, script, data. Returns a description of the first error, or null.
 * @param {string} page
 */
async function fault(page) {
  const html = await get(page === 'index' ? 'index.html' : `${page}/index.html`);
  if (html.status === 404) return null;
  const [, version, script = ''] = /data-version="(\d+)".*src="\/([^"]+)"/.exec(await html.text()) ?? [];
  if (version === undefined) return `${page}: half a page`;
  const loaded = await get(script);
  if ((await loaded.text()) !== `"${version}"`) return `${page}: no script of version ${version}`;
  const data = await get(`page-data/${page}/page-data.json`);
  if (data.status !== 200) return `${page}: no data`;
  const { version: dataVersion } = /** @type {{ version: number }} */ (await data.json());
  return dataVersion < Number(version) ? `${page}: data of ${dataVersion} for ${version}` : null;
}

/** Expects that the bucket contains the same files as the folder, apart from the marker. */
async function expectSame() {
  const wanted = [...listPublishedFiles(path.join(folder, 'public')).keys()].filter(
    (name) => !name.includes('.map'),
  );
  const found = await bucket.list();
  for (const name of wanted) {
    const md5 = createHash('md5')
      .update(readFileSync(path.join(folder, 'public', name)))
      .digest('hex');
    expect([name, found.get(name)]).toEqual([name, md5]);
  }
  return [...found.keys()].filter((name) => !wanted.includes(name) && name !== '_site.json');
}

it('uploads all files with their headers, then only changed ones', async () => {
  const first = await publishBucket(build(1), bucket);
  expect(first).toMatchObject({ removed: 0, kept: 0 });
  expect(await expectSame()).toEqual([]);
  const page = await get('about/index.html');
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const [script = ''] = [...(await bucket.list()).keys()].filter((name) => name.endsWith('.js'));
  expect((await get(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get(script)).headers.get('content-type')).toBe('application/javascript; charset=utf-8');
  expect((await get('page-data/about/page-data.json')).headers.get('content-type')).toBe(
    'application/json; charset=utf-8',
  );
  const listed = (await bucket.list()).has('about/index.html.br');
  expect(listed).toBe(true);
  const small = await get('about/index.html.br');
  expect(small.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(await small.text()).toContain('data-version="1"');

  expect(await publishBucket(path.join(folder, 'public'), bucket)).toEqual({
    written: 0,
    removed: 0,
    kept: 0,
  });
  write('about/index.html', '<html data-version="1"><script src="/none"></script>changed</html>');
  expect(await publishBucket(path.join(folder, 'public'), bucket)).toMatchObject({ written: 2 });
});

it('keeps obsolete assets for the grace period', async () => {
  await publishBucket(build(1), bucket);
  const now = Date.now();
  expect(await publishBucket(build(2), bucket, { now })).toMatchObject({ removed: 0, kept: 2 });
  const kept = await expectSame();
  expect(kept.filter((name) => name !== '_gone.json')).toHaveLength(2);
  // Publishing a newer version does not restart the grace period of files that are already obsolete.
  const later = now + 6 * DAY_MS;
  expect(await publishBucket(build(3), bucket, { now: later })).toMatchObject({ removed: 0, kept: 4 });
  expect(await publishBucket(build(3), bucket, { now: now + 7 * DAY_MS })).toMatchObject({
    removed: 2,
    kept: 2,
  });
  expect(await publishBucket(build(3), bucket, { now: later + 7 * DAY_MS })).toMatchObject({
    removed: 2,
    kept: 0,
  });
  expect(await expectSame()).toEqual([]);
});

it('never serves a page without its script, or with missing or older data', async () => {
  await publishBucket(build(1), bucket);
  let [over, reads] = [false, 0];
  const readers = PAGES.map(async (page) => {
    const faults = [];
    while (!over) {
      const found = await fault(page);
      if (found) faults.push(found);
      reads += 1;
    }
    return faults;
  });
  for (let version = 2; version < 12; version += 1)
    await publishBucket(build(version, version % 2 ? PAGES : PAGES.slice(0, 2)), bucket, { loadingMs: 1000 });
  over = true;
  expect((await Promise.all(readers)).flat()).toEqual([]);
  expect(reads).toBeGreaterThan(100);
}, 60_000);

it.each([1, 3, 6, 10, 13])(
  'is consistent after it was killed at request %i, and complete after the next run',
  async (nth) => {
    await publishBucket(build(1), bucket);
    const built = build(2, PAGES.slice(0, 2));
    const child = spawn(
      process.execPath,
      [path.join(import.meta.dirname, '../../scripts/publishBucket.mjs'), built],
      {
        env: { ...process.env, NODE_OPTIONS: '', ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const ended = once(child, 'exit');
    let seen = 0;
    listen = (method) => {
      if (method === 'PUT' || method === 'DELETE') seen += 1;
      if (seen === nth) child.kill('SIGKILL');
    };
    expect([await ended, nth <= seen ? '' : await text(child.stderr)]).toEqual([[null, 'SIGKILL'], '']);
    listen = () => undefined;
    for (const page of PAGES) expect(await fault(page)).toBeNull();
    await publishBucket(built, bucket, { loadingMs: 0 });
    const rest = await expectSame();
    expect(rest.filter((name) => !/^app-|^_gone\.json$/.test(name))).toEqual([]);
    expect((await get(`${PAGES[2]}/index.html`)).status).toBe(404);
  },
);

/**
 * Returns a function that publishes a version as a long-running builder does, which passes the changed files.
 * @param {import('./bucketPublisher.mjs').BucketPublisher} publisher
 */
function followed(publisher) {
  /** @type {Map<string, import('./publish/publishOrder.mjs').Facts> | undefined} */
  let before;
  return (/** @type {number} */ version, pages = PAGES) => {
    const built = build(version, pages);
    const [now, then] = [listPublishedFiles(built), before];
    before = now;
    return publisher.publish(built, then && fileChanges(now, then));
  };
}

describe('a long-running publisher', () => {
  it('lists the bucket once and uploads given changes', async () => {
    const asked = /** @type {string[]} */ ([]);
    listen = (method, path) => asked.push(`${method} ${path}`);
    const lists = () => asked.filter((request) => /^GET [^.]*$/.test(request));
    const publisher = bucketPublisher(bucket, { loadingMs: 0 });
    const publish = followed(publisher);
    await publish(1);
    expect(lists()).toHaveLength(1);
    expect(await publish(2)).toMatchObject({ removed: 0, kept: 2 });
    expect(await publish(3, PAGES.slice(0, 2))).toMatchObject({ kept: 4 });
    await publisher.settled();
    expect(lists()).toHaveLength(1);
    listen = () => undefined;
    expect((await expectSame()).filter((name) => !/^app-|^_gone\.json$/.test(name))).toEqual([]);
    // If the caller passes no changes, the publisher lists the bucket again.
    listen = (method, path) => asked.push(`${method} ${path}`);
    await publisher.publish(path.join(folder, 'public'));
    expect(lists()).toHaveLength(2);
  });

  it('does not delay publications by removals, and keeps the data of a restored page', async () => {
    const publisher = bucketPublisher(bucket, { loadingMs: 3000 });
    const publish = followed(publisher);
    await publish(1);
    await publish(2, ['index']);
    await publish(3, ['index', 'about']);
    expect((await get('page-data/דירות/page-data.json')).status).toBe(200);
    expect((await get('דירות/index.html')).status).toBe(404);
    await publisher.settled();
    expect((await get('page-data/דירות/page-data.json')).status).toBe(404);
    for (const page of PAGES) expect(await fault(page)).toBeNull();
    expect((await expectSame()).filter((name) => !/^app-|^_gone\.json$/.test(name))).toEqual([]);
  });

  it.each(['put', 'remove', 'list'])(
    'lists again after a failure to %s, and completes the changes',
    async (what) => {
      let fails = false;
      const failing =
        (/** @type {'put' | 'remove' | 'list'} */ name) =>
        async (/** @type {any[]} */ ...args) => {
          if (fails && name === what) throw new Error('does not answer');
          return /** @type {any} */ (bucket[name])(...args);
        };
      const publisher = bucketPublisher(
        { ...bucket, put: failing('put'), remove: failing('remove'), list: failing('list') },
        { loadingMs: 0 },
      );
      const publish = followed(publisher);
      await publish(1);
      fails = true;
      if (what === 'list') await expect(publisher.publish(build(2))).rejects.toThrow('does not answer');
      else await expect(publish(2, ['index'])).rejects.toThrow('does not answer');
      fails = false;
      await publish(3, ['index']);
      await publisher.settled();
      expect((await expectSame()).filter((name) => !/^app-|^_gone\.json$/.test(name))).toEqual([]);
    },
  );

  it('removes obsolete files in the next run if it ends early', async () => {
    const publish = followed(bucketPublisher({ ...bucket, remove: async () => {} }, { loadingMs: 0 }));
    await publish(1);
    await publish(2, ['index']);
    expect((await get('about/index.html')).status).toBe(200);
    const next = bucketPublisher(bucket, { loadingMs: 0 });
    await followed(next)(3, ['index']);
    await next.settled();
    expect((await expectSame()).filter((name) => !/^app-|^_gone\.json$/.test(name))).toEqual([]);
  });
});

it('lists a bucket with several result pages', async () => {
  const built = build(1);
  for (let number = 0; number < 1_010; number += 1) write(`static/${number}.svg`, `<svg>${number}</svg>`);
  await publishBucket(built, bucket);
  expect(await publishBucket(built, bucket)).toEqual({ written: 0, removed: 0, kept: 0 });
}, 60_000);

it('rejects a bucket with other content', async () => {
  await bucket.put('customers.csv', Buffer.from('name'));
  const written = /** @type {string[]} */ ([]);
  listen = (method, asked) => method !== 'GET' && written.push(`${method} ${asked}`);
  await expect(publishBucket(build(1), bucket)).rejects.toThrow(
    new RegExp(`${bucketName()}.*customers\\.csv.*nothing was changed`),
  );
  expect(written).toEqual([]);
  expect([...(await bucket.list()).keys()]).toEqual(['customers.csv']);
  // After the marker is added, the content of the bucket may be replaced.
  listen = () => undefined;
  await bucket.put('_site.json', Buffer.from('{}'));
  await publishBucket(build(1), bucket, { loadingMs: 0 });
  expect((await expectSame()).filter((name) => name !== '_gone.json')).toEqual(['customers.csv']);
});

it('marks an empty bucket first, and completes an interrupted run', async () => {
  const built = build(1);
  const written = /** @type {string[]} */ ([]);
  listen = (method, asked) => method === 'PUT' && written.push(asked);
  await publishBucket(built, {
    ...bucket,
    put: async (name, body) => {
      await bucket.put(name, body);
      throw new Error('cut off');
    },
  }).catch(() => undefined);
  expect(written).toEqual([`/${bucketName()}/_site.json`]);
  await publishBucket(built, bucket);
  expect(await expectSame()).toEqual([]);
  await publishBucket(build(2), bucket, { loadingMs: 0, now: Date.now() + 8 * DAY_MS });
  await publishBucket(path.join(folder, 'public'), bucket, { loadingMs: 0, now: Date.now() + 16 * DAY_MS });
  expect((await bucket.list()).has('_site.json')).toBe(true);
  expect(await expectSame()).toEqual([]);
});

it('uploads nothing if the folder contains no site', async () => {
  const empty = mkdtempSync(path.join(folder, 'empty-'));
  await expect(publishBucket(empty, bucket)).rejects.toThrow('contains no site');
});

it('rejects the bucket of the CMS and incomplete settings', () => {
  expect(siteBucket({})).toBeNull();
  expect(() => siteBucket({ ...env, S3_BUCKET: bucketName() })).toThrow('must not be S3_BUCKET');
  expect(() => siteBucket({ SITE_BUCKET: 'site' })).toThrow('S3_REGION');
  expect(() => siteBucket({ ...env, SITE_GRACE_DAYS: 'week' })).toThrow('a number of days');
});
