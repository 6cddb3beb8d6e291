import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuiltFiles } from '../files/BuiltFiles';
import { type PageFactsByFile, rewritePages } from './rewritePages';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a file of the built site and returns its path. */
async function built(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

const read = (file: string) => readFile(file, 'utf8');

it('changes every page, but neither slice fragments nor other files', async () => {
  const pages = [await built('index.html', 'one'), await built('en/about/index.html', 'one')];
  const others = [
    await built('_gatsby/slices/header-he-1.html', 'one'),
    // Not a page: Gatsby stores page data in a folder that is named after the page.
    await built('page-data/404.html/page-data.json', 'one'),
  ];
  const facts = await rewritePages(
    new BuiltFiles(folder).look(),
    (html) => ({ html: html.replace('one', 'two'), facts: html.length }),
    new Map(),
  );
  expect(facts).toEqual([3, 3]);
  expect(await Promise.all(pages.map(read))).toEqual(['two', 'two']);
  expect(await Promise.all(others.map(read))).toEqual(['one', 'one']);
});

it('does not write an unchanged page', async () => {
  const file = await built('index.html', 'same');
  const { mtimeMs } = await stat(file);
  await rewritePages(new BuiltFiles(folder).look(), (html) => ({ html, facts: null }), new Map());
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
});

it('reads only newly written pages and forgets deleted ones', async () => {
  const known: PageFactsByFile<string> = new Map();
  const seen: string[] = [];
  const files = new BuiltFiles(folder);
  const run = () =>
    rewritePages(
      files.look(),
      (html) => {
        seen.push(html);
        return { html: `${html}!`, facts: html };
      },
      known,
    );
  const one = await built('one/index.html', 'one');
  const two = await built('two/index.html', 'two');
  expect((await run()).sort()).toEqual(['one', 'two']);
  await built('two/index.html', 'another');
  expect((await run()).sort()).toEqual(['another', 'one']);
  expect(seen.slice(2)).toEqual(['another']);
  expect(await Promise.all([one, two].map(read))).toEqual(['one!', 'another!']);
  await rm(two);
  expect(await run()).toEqual(['one']);
});
