import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressedFile } from '../../site-server/precompressed.mjs';
import { fileChanges, publishFolder } from './publishFolder.mjs';
import { listPublishedFiles, publishGroups } from './publishOrder.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
const built = path.join(folder, 'built');
const served = path.join(folder, 'served');

afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} root @param {string} name @param {string} text */
function write(root, name, text) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
/** @param {string} name */
const read = (name) => readFileSync(path.join(served, name), 'utf8');

it('copies everything on the first run, with equal times for compressed files', async () => {
  const page = write(built, 'about/index.html', 'about');
  const { atime, mtime } = statSync(page);
  utimesSync(write(built, 'about/index.html.br', 'ab'), atime, mtime);
  write(built, 'page-data/about/page-data.json', '{}');
  expect(await publishFolder(built, served)).toEqual({ written: 3, removed: 0, kept: 0 });
  expect(read('about/index.html')).toBe('about');
  expect(compressedFile(path.join(served, 'about/index.html'))).toBe(
    path.join(served, 'about/index.html.br'),
  );
});

it('updates only changed files and removes obsolete ones', async () => {
  const before = statSync(path.join(served, 'page-data/about/page-data.json')).ino;
  write(built, 'about/index.html', 'about us');
  write(built, 'deep/in/index.html', 'deep');
  expect(await publishFolder(built, served)).toEqual({ written: 2, removed: 0, kept: 0 });
  expect(statSync(path.join(served, 'page-data/about/page-data.json')).ino).toBe(before);
  // The compressed file still belongs to the previous page, so the server must ignore it.
  expect(compressedFile(path.join(served, 'about/index.html'))).toBeNull();
  rmSync(path.join(built, 'deep'), { recursive: true });
  expect(await publishFolder(built, served)).toEqual({ written: 0, removed: 1, kept: 0 });
  expect(existsSync(path.join(served, 'deep'))).toBe(false);
  expect(existsSync(`${served}.next`)).toBe(false);
});

it('turns a page into a file and a file into a page', async () => {
  write(built, 'icon.png/index.html', 'page');
  write(built, 'page-data/icon.png/page-data.json', '{}');
  await publishFolder(built, served);
  rmSync(path.join(built, 'icon.png'), { recursive: true });
  rmSync(path.join(built, 'page-data/icon.png'), { recursive: true });
  write(built, 'icon.png', 'file');
  await publishFolder(built, served);
  expect(read('icon.png')).toBe('file');
  rmSync(path.join(built, 'icon.png'));
  write(built, 'icon.png/index.html', 'page again');
  await publishFolder(built, served);
  expect(read('icon.png/index.html')).toBe('page again');
  rmSync(path.join(built, 'icon.png'), { recursive: true });
  await publishFolder(built, served);
});

it('applies given changes without comparing the folders', async () => {
  write(built, 'told/index.html', 'told');
  write(built, 'untold/index.html', 'untold');
  const changes = { changed: ['told/index.html'], gone: ['about/index.html'] };
  expect(await publishFolder(built, served, changes)).toEqual({ written: 1, removed: 1, kept: 0 });
  expect(read('told/index.html')).toBe('told');
  expect(existsSync(path.join(served, 'untold'))).toBe(false);
  expect(existsSync(path.join(served, 'about/index.html'))).toBe(false);
  expect(await publishFolder(built, served)).toEqual({ written: 2, removed: 0, kept: 0 });
});

it('publishes assets before pages, and indexes after them', async () => {
  for (const name of [
    'index.html',
    'page-data/index/page-data.json',
    'app-1.js',
    '_redirects',
    'search/en.json',
  ])
    write(built, name, 'one');
  await publishFolder(built, served);
  for (const name of [
    'index.html',
    'page-data/index/page-data.json',
    'app-1.js',
    '_redirects',
    'search/en.json',
  ])
    write(built, name, 'second');
  const program = `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    fs.renameSync = (from, to) => {
      if (to.endsWith('/index.html')) throw new Error('The page cannot be replaced');
      renameSync(from, to);
    };
    syncBuiltinESMExports();
    const { publishFolder } = await import(${JSON.stringify(path.join(import.meta.dirname, 'publishFolder.mjs'))});
    await publishFolder(${JSON.stringify(built)}, ${JSON.stringify(served)});`;
  const { status, stderr } = spawnSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('The page cannot be replaced');
  expect([read('app-1.js'), read('page-data/index/page-data.json')]).toEqual(['second', 'second']);
  expect([read('_redirects'), read('search/en.json')]).toEqual(['one', 'one']);

  await publishFolder(built, served);
  expect([read('index.html'), read('_redirects'), read('search/en.json')]).toEqual([
    'second',
    'second',
    'second',
  ]);
});

it('publishes new pages and their data before the files that may link to them', () => {
  const present = [
    '404.html',
    'page-data/404.html/page-data.json',
    'about/index.html',
    'page-data/about/page-data.json.br',
    'page-data/about/page-data.json',
    'slice-data/header.json',
    '_redirects',
  ];
  const added = ['page-data/new/page-data.json', 'new/index.html.br', 'new/index.html'];
  expect(publishGroups([...present, ...added], (name) => present.includes(name)).flat()).toEqual([
    'page-data/new/page-data.json',
    'slice-data/header.json',
    'new/index.html.br',
    'new/index.html',
    'page-data/about/page-data.json.br',
    'page-data/404.html/page-data.json',
    'page-data/about/page-data.json',
    '404.html',
    'about/index.html',
    '_redirects',
  ]);
});

it('publishes data before the HTML of its page, also if only the data is present', () => {
  const names = [
    'new/index.html',
    'index.html',
    'page-data/new/page-data.json',
    'page-data/index/page-data.json',
  ];
  const isData = (/** @type {string} */ name) => name.startsWith('page-data/');
  expect(publishGroups(names, isData).flat()).toEqual([...names.slice(2), ...names.slice(0, 2)]);
});

it('leaves the served files unchanged if the disk is full', async () => {
  write(built, 'index.html', 'third');
  write(built, 'long/index.html', 'long'.repeat(100_000));
  // Limit the size of files that the child process can write to 8 blocks, as if the disk were full.
  const module = path.join(import.meta.dirname, 'publishFolder.mjs');
  const program = `const { publishFolder } = await import(${JSON.stringify(module)});
    await publishFolder(${JSON.stringify(built)}, ${JSON.stringify(served)});`;
  const script = 'ulimit -f 8; exec node --input-type=module -e "$0"';
  const { status, stderr } = spawnSync('sh', ['-c', script, program], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('EFBIG');
  expect(read('index.html')).toBe('second');
  expect(existsSync(`${served}.next`)).toBe(false);

  await publishFolder(built, served);
  expect(read('index.html')).toBe('third');
});

describe('obsolete assets', () => {
  const HOUR = 3_600_000;
  const options = { graceMs: 2 * HOUR };
  const names = () => readdirSync(served).filter((name) => /^app-/.test(name));
  /**
   * Publishes a build whose page loads the script with this number. @param {number} number @param {number} now @param
   * {boolean} [told]
   */
  const deploy = async (number, now, told = false) => {
    const before = listPublishedFiles(built);
    for (const name of before.keys()) if (/^app-/.test(name)) rmSync(path.join(built, name));
    write(built, `app-${number}.js`, `script ${number}`);
    // Give each version another size, because files with the same size and time count as equal.
    write(built, 'index.html', 'page '.repeat(number));
    const changes = told ? fileChanges(listPublishedFiles(built), before) : undefined;
    return publishFolder(built, served, changes, { ...options, now });
  };

  beforeEach(() => {
    for (const root of [built, served]) rmSync(root, { recursive: true, force: true });
    mkdirSync(built);
  });

  it.each([
    ['compared', false],
    ['told', true],
  ])('stay for the grace period of each deployment: %s', async (_name, told) => {
    await deploy(1, 0);
    expect(await deploy(2, HOUR, told)).toEqual({ written: 2, removed: 0, kept: 1 });
    expect(await deploy(3, 2 * HOUR, told)).toMatchObject({ removed: 0, kept: 2 });
    expect(names()).toEqual(['app-1.js', 'app-2.js', 'app-3.js']);
    expect(await deploy(3, 3 * HOUR, told)).toMatchObject({ removed: 1, kept: 1 });
    expect(names()).toEqual(['app-2.js', 'app-3.js']);
    expect(await deploy(3, 4 * HOUR, told)).toMatchObject({ removed: 1, kept: 0 });
    expect(readdirSync(served)).toEqual(['app-3.js', 'index.html']);
  });

  it('are not part of the site until a build contains them again', async () => {
    await deploy(1, 0);
    await deploy(2, HOUR);
    expect([...listPublishedFiles(served).keys()].sort()).toEqual(['app-2.js', 'index.html']);
    await deploy(1, 2 * HOUR);
    expect([...listPublishedFiles(served).keys()].sort()).toEqual(['app-1.js', 'index.html']);
    await deploy(1, 9 * HOUR);
    expect(readdirSync(served)).toEqual(['app-1.js', 'index.html']);
  });
});
