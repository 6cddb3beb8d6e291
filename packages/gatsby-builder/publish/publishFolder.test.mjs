import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressedFile } from '../../site-server/precompressed.mjs';
import { publishFolder } from './publishFolder.mjs';

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
  expect(await publishFolder(built, served)).toEqual({ written: 3, removed: 0 });
  expect(read('about/index.html')).toBe('about');
  expect(compressedFile(path.join(served, 'about/index.html'))).toBe(
    path.join(served, 'about/index.html.br'),
  );
});

it('updates only changed files and removes obsolete ones', async () => {
  const before = statSync(path.join(served, 'page-data/about/page-data.json')).ino;
  write(built, 'about/index.html', 'about us');
  write(built, 'deep/in/index.html', 'deep');
  expect(await publishFolder(built, served)).toEqual({ written: 2, removed: 0 });
  expect(statSync(path.join(served, 'page-data/about/page-data.json')).ino).toBe(before);
  // The compressed file belongs to the previous page, so a server ignores it.
  expect(compressedFile(path.join(served, 'about/index.html'))).toBeNull();
  rmSync(path.join(built, 'deep'), { recursive: true });
  expect(await publishFolder(built, served)).toEqual({ written: 0, removed: 1 });
  expect(existsSync(path.join(served, 'deep'))).toBe(false);
  expect(existsSync(`${served}.next`)).toBe(false);
});

it('applies given changes without comparing the folders', async () => {
  write(built, 'told/index.html', 'told');
  write(built, 'untold/index.html', 'untold');
  const changes = { changed: ['told/index.html'], gone: ['about/index.html'] };
  expect(await publishFolder(built, served, changes)).toEqual({ written: 1, removed: 1 });
  expect(read('told/index.html')).toBe('told');
  expect(existsSync(path.join(served, 'untold'))).toBe(false);
  expect(existsSync(path.join(served, 'about/index.html'))).toBe(false);
  expect(await publishFolder(built, served)).toEqual({ written: 2, removed: 0 });
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
  // A folder in place of a page makes publishing fail there.
  for (const name of [
    'index.html',
    'page-data/index/page-data.json',
    'app-1.js',
    '_redirects',
    'search/en.json',
  ])
    write(built, name, 'second');
  rmSync(path.join(served, 'index.html'));
  mkdirSync(path.join(served, 'index.html/x'), { recursive: true });
  await expect(publishFolder(built, served)).rejects.toThrow();
  expect([read('app-1.js'), read('page-data/index/page-data.json')]).toEqual(['second', 'second']);
  expect([read('_redirects'), read('search/en.json')]).toEqual(['one', 'one']);

  rmSync(path.join(served, 'index.html'), { recursive: true });
  await publishFolder(built, served);
  expect([read('index.html'), read('_redirects'), read('search/en.json')]).toEqual([
    'second',
    'second',
    'second',
  ]);
});

it('leaves the served files unchanged if the disk is full', async () => {
  write(built, 'index.html', 'third');
  write(built, 'long/index.html', 'long'.repeat(100_000));
  // Limit the file size of the child process to 8 blocks.
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
