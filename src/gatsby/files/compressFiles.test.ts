import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { BuiltFiles } from './BuiltFiles';
import { compressFiles } from './compressFiles';

let folder = '';
const file = (name: string) => path.join(folder, name);
const LONG = 'שלום '.repeat(1000);
/** Changes the script, with another modification time. The clock of a file system can be as coarse as 10 ms. */
const change = async () => {
  await writeFile(file('app.js'), `${LONG}changed`);
  await utimes(file('app.js'), 1000, 1000);
};
const compressor = (files = new BuiltFiles(folder)) => compressFiles(files.look(), `${folder}.scratch`);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
  await mkdir(file('about'));
  await writeFile(file('about/index.html'), LONG);
  await writeFile(file('app.js'), LONG);
  await writeFile(file('photo.webp'), LONG);
  await writeFile(file('short.txt'), 'short');
  await mkdir(file('page-data/404.html'), { recursive: true });
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await rm(`${folder}.scratch`, { recursive: true, force: true });
});

describe('the Brotli files of a build', () => {
  it('are beside each text file that is large enough, with its time', async () => {
    expect(await compressor().finish()).toEqual({ written: 2, removed: 0 });
    expect(
      (await readdir(folder, { recursive: true })).filter((name) => name.includes('.br')).sort(),
    ).toEqual(['about/index.html.br', 'app.js.br']);
    expect(brotliDecompressSync(await readFile(file('app.js.br'))).toString()).toBe(LONG);
    const [whole, small] = await Promise.all([stat(file('app.js')), stat(file('app.js.br'))]);
    expect(Math.abs(whole.mtimeMs - small.mtimeMs)).toBeLessThan(2);
  });

  it('are written once, in parallel to other work', async () => {
    const { add, finish } = compressor();
    for (const name of ['app.js', 'photo.webp', 'short.txt']) add(file(name));
    expect(await finish()).toEqual({ written: 2, removed: 0 });
  });

  it('fail with the first file that cannot be compressed', async () => {
    const { add, finish } = compressor();
    await writeFile(`${folder}.scratch`, 'a file in place of the folder');
    add(file('app.js'));
    await expect(finish()).rejects.toThrow('EEXIST');
  });

  it('are written by a later call if a batch does not wait for them', async () => {
    const files = new BuiltFiles(folder);
    const { finish } = compressor(files);
    expect(await finish(true)).toEqual({ written: 0, removed: 0 });
    expect(files.has(file('app.js.br'))).toBe(false);
    expect(await finish()).toEqual({ written: 2, removed: 0 });
    expect(files.changed).toContain(file('app.js.br'));
  });

  it('are not written for files that change or disappear after the scan', async () => {
    const files = new BuiltFiles(folder);
    const { finish } = compressor(files);
    await rm(file('about/index.html'));
    await change();
    expect(await finish()).toEqual({ written: 0, removed: 0 });
    files.look();
    expect(await finish()).toEqual({ written: 1, removed: 0 });
    expect(brotliDecompressSync(await readFile(file('app.js.br'))).toString()).toBe(`${LONG}changed`);
  });

  it('contain the newest version of a file that changes during its compression', async () => {
    const files = new BuiltFiles(folder);
    const { finish } = compressor(files);
    await finish(true);
    await change();
    files.look();
    await finish();
    expect(brotliDecompressSync(await readFile(file('app.js.br'))).toString()).toBe(`${LONG}changed`);
    expect((await stat(file('app.js.br'))).mtimeMs).toBeCloseTo((await stat(file('app.js'))).mtimeMs, -1);
  });

  it('are rewritten for changed files only, and removed with their files', async () => {
    await compressor().finish();
    await change();
    await rm(file('about/index.html'));
    expect(await compressor().finish()).toEqual({ written: 1, removed: 1 });
    expect(brotliDecompressSync(await readFile(file('app.js.br'))).toString()).toBe(`${LONG}changed`);
    expect(await compressor().finish()).toEqual({ written: 0, removed: 0 });
  });
});
