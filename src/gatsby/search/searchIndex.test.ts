import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { BuiltFiles } from '../files/BuiltFiles';
import type { SearchDocument } from './SearchDocument';
import { fileCount, fileIndex } from './searchIndexFiles';
import { readParts, searchedParts } from './searchedParts';
import { writeSearchIndex } from './writeSearchIndex';

const html = (title: string, text: string, head = '') =>
  `<html><head><title data-x="1">${title} | Even Derech</title><meta name="description" content="About ${title} &amp; more"/>${head}</head>
  <body><header>menu</header><main id="main"><nav>Home</nav><h1 class="a">${title}</h1><h2>Part <b>one</b></h2><p>${text}</p><p>R&amp;D</p>
  <form>Name</form><script>var x</script></main><footer>foot</footer></body></html>`;

const readPage = (page: string) => {
  const parts = searchedParts(page);
  return parts && readParts(parts);
};

describe('the searched parts of a page', () => {
  it('are title, description, headings and text, without menus, forms and scripts', () => {
    expect(readPage(html('Concrete', 'Strong'))).toEqual({
      title: 'Concrete',
      description: 'About Concrete & more',
      body: 'Concrete Part one Concrete Part one Strong R&D',
    });
  });

  it('contain the name of the page, its heading in the text, and no repeated texts', () => {
    const page = html(
      'Homes to rent',
      'Ten <div data-unsought=""><p>Main road 1</p><div>Call</div></div>years',
    ).replace(/<h1.*<\/h1>/, '<h1>The next home</h1>');
    expect(readPage(page)).toEqual({
      title: 'Homes to rent',
      description: 'About Homes to rent & more',
      body: 'The next home Part one The next home Part one Ten years R&D',
    });
  });

  it('contain the smallest rendition of the picture that the page shares', () => {
    const rendition = (source: string, name: string, width: number) =>
      `/_gatsby/image/${source}/${width}/${name}?cd=1 ${width}w`;
    const pictures = [
      [rendition('b', 'other.webp', 240)],
      [rendition('a', 'own.webp', 800), rendition('a', 'own.webp', 480)],
      [rendition('a', 'own.jpg', 320)],
    ].map((renditions) => `<source srcSet="${renditions.join(',')}"/>`);
    const shared = (source: string) =>
      `<meta property="og:image" content="https://site.example/_gatsby/image/${source}/1200/own.jpg?cd=1"/>`;
    const imageOf = (source: string) => readPage(html('Tower', pictures.join(' '), shared(source)))?.image;
    expect(imageOf('a')).toBe('/_gatsby/image/a/480/own.webp?cd=1');
    expect(imageOf('c')).toBeUndefined();
  });

  it('cut long texts', () => {
    expect(readPage(html('Long', 'word '.repeat(1000)))?.body.length).toBeLessThan(1600);
  });

  it('contain the beginning of a page with very many entries', () => {
    const entries = Array.from({ length: 20_000 }, (_, index) => `<li><h3>Entry ${index}</h3></li>`).join('');
    const page = readPage(html('List', `First</p><ul>${entries}</ul><p>`));
    expect(page?.body).toContain('Entry 100 ');
    expect(page?.body).not.toContain('Entry 19999');
  });

  it.each([
    [
      'a page that search engines shall not list',
      html('Thanks', '', '<meta name="robots" content="noindex"/>'),
    ],
    ['a file without a page in it', '<html></html>'],
  ])('leave out %s', (_, text) => expect(readPage(text)).toBeNull());
});

describe('index files', () => {
  it.each([
    [0, 1],
    [1, 1],
    [256, 1],
    [257, 2],
    [512, 2],
    [513, 4],
    [5000, 32],
  ])('for %d documents are %d', (documents, count) => expect(fileCount(documents)).toBe(count));

  it('keep a document in its file or move it to the one that is split off', () => {
    for (let index = 0; index < 50; index += 1) {
      const address = `/page-${index}/`;
      expect(fileIndex(address, 4) % 2).toBe(fileIndex(address, 2));
      expect(fileIndex(address, 1)).toBe(0);
    }
  });
});

describe('writeSearchIndex', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const kept = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  } as unknown as GatsbyCache;

  function page(address: string, text: string) {
    mkdirSync(path.join(folder, decodeURI(address)), { recursive: true });
    writeFileSync(path.join(folder, decodeURI(address), 'index.html'), text);
    return { path: address, kind: 'generic' };
  }
  const named = (language: string): string[] =>
    (
      JSON.parse(readFileSync(path.join(folder, `search/${language}.json`), 'utf8')) as {
        documents: string[];
      }
    ).documents;
  const documents = (language: string): SearchDocument[] =>
    named(language).flatMap(
      (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SearchDocument[],
    );
  const files = () => readdirSync(path.join(folder, 'static/search')).length;

  it("writes one file per language, keeps the previous build's, and removes older ones", async () => {
    const pages = [
      page('/', html('בית', 'טקסט')),
      page('/%D7%90/', html('אלף', 'טקסט')),
      page('/en/', html('Home', 'Text')),
    ];
    await writeSearchIndex(folder, pages, new BuiltFiles(folder).look(), cache);
    expect(documents('he').map(({ title }) => title)).toEqual(['אלף', 'בית'].sort().reverse());
    expect(documents('en')).toEqual([
      expect.objectContaining({ path: '/en/', kind: 'generic', title: 'Home' }),
    ]);
    expect(files()).toBe(2);

    page('/en/', html('Homes', 'Text'));
    await writeSearchIndex(folder, pages, new BuiltFiles(folder).look(), cache);
    expect(documents('en')[0]?.title).toBe('Homes');
    expect(files()).toBe(3);

    page('/en/', html('Homes by the sea', 'Text'));
    await writeSearchIndex(folder, pages, new BuiltFiles(folder).look(), cache);
    expect(files()).toBe(3);
  });

  it('updates a page whose text changes, or only its template', async () => {
    const moved = page('/en/moved/', html('Moved', 'Text'));
    await writeSearchIndex(folder, [moved], new BuiltFiles(folder).look(), cache);
    page('/en/moved/', html('Moved', 'Words'));
    await writeSearchIndex(folder, [moved], new BuiltFiles(folder).look(), cache);
    expect(documents('en')[0]?.body).toContain('Words');
    await writeSearchIndex(folder, [{ ...moved, kind: 'article' }], new BuiltFiles(folder).look(), cache);
    expect(documents('en')).toEqual([expect.objectContaining({ path: '/en/moved/', kind: 'article' })]);
  });

  it('splits many pages into files and rewrites one for a changed page', async () => {
    const pages = Array.from({ length: 600 }, (_, index) =>
      page(`/en/many/${index}/`, html(`Page ${index}`, 'Text')),
    );
    await writeSearchIndex(folder, pages, new BuiltFiles(folder).look(), cache);
    const before = named('en');
    const sizes = before.map(
      (file) => readFileSync(path.join(folder, file), 'utf8').split('"path"').length - 1,
    );
    expect(sizes).toHaveLength(4);
    expect(Math.min(...sizes)).toBeGreaterThan(100);
    page('/en/many/7/', html('Page seven', 'Text'));
    await writeSearchIndex(folder, pages, new BuiltFiles(folder).look(), cache);
    expect(named('en').filter((file) => !before.includes(file))).toHaveLength(1);
    expect(documents('en').map(({ title }) => title)).toContain('Page seven');
    // With fewer pages, the index has fewer files.
    await writeSearchIndex(folder, pages.slice(0, 300), new BuiltFiles(folder).look(), cache);
    expect([named('en').length, documents('en').length]).toEqual([2, 300]);
  });

  it('names the missing page in its error', async () => {
    await expect(
      writeSearchIndex(folder, [{ path: '/gone/', kind: 'generic' }], new BuiltFiles(folder).look(), cache),
    ).rejects.toThrow('gone');
  });
});
