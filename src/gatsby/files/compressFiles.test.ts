import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { BuiltFiles } from './BuiltFiles';
import { compressFiles } from './compressFiles';

let folder = '';
const file = (name: string) => path.join(folder, name);
const LONG = 'שלום '.repeat(1000);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
  await mkdir(file('about'));
  await writeFile(file('about/index.html'), LONG);
  await writeFile(file('app.js'), LONG);
  await writeFile(file('photo.webp'), LONG);
  await writeFile(file('short.txt'), 'short');
  await mkdir(file('page-data/404.html'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

describe('the Brotli files of a build', () => {
  it('are beside each text file that is large enough, with its time', async () => {
    expect(await compressFiles(new BuiltFiles(folder).look()).finish()).toEqual({ written: 2, removed: 0 });
    expect(
      (await readdir(folder, { recursive: true })).filter((name) => name.includes('.br')).sort(),
    ).toEqual(['about/index.html.br', 'app.js.br']);
    expect(brotliDecompressSync(await readFile(file('app.js.br'))).toString()).toBe(LONG);
    const [whole, small] = await Promise.all([stat(file('app.js')), stat(file('app.js.br'))]);
    expect(Math.abs(whole.mtimeMs - small.mtimeMs)).toBeLessThan(2);
  });

  it('are written once, in parallel to other work', async () => {
    const { add, finish } = compressFiles(new BuiltFiles(folder).look());
    for (const name of ['app.js', 'photo.webp', 'short.txt']) add(file(name));
    expect(await finish()).toEqual({ written: 2, removed: 0 });
  });

  it('fail with the first file that cannot be read', async () => {
    const { add, finish } = compressFiles(new BuiltFiles(folder).look());
    await rm(file('app.js'));
    add(file('app.js'));
    await expect(finish()).rejects.toThrow('ENOENT');
  });

  it('are rewritten for changed files only, and removed with their files', async () => {
    await compressFiles(new BuiltFiles(folder).look()).finish();
    await writeFile(file('app.js'), `${LONG}changed`);
    await utimes(file('app.js'), 1000, 1000);
    await rm(file('about/index.html'));
    expect(await compressFiles(new BuiltFiles(folder).look()).finish()).toEqual({ written: 1, removed: 1 });
    expect(brotliDecompressSync(await readFile(file('app.js.br'))).toString()).toBe(`${LONG}changed`);
    expect(await compressFiles(new BuiltFiles(folder).look()).finish()).toEqual({ written: 0, removed: 0 });
  });
});
