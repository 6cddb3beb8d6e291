import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brokenLetters, builtPages, invalidHtml } from './builtSite.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {string} text
 */
function built(name, text) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const page = (/** @type {string} */ body) =>
  `<!DOCTYPE html><html lang="he" dir="rtl"><head><meta charset="utf-8"><title>בית</title></head><body><main>${body}</main></body></html>`;

describe('the checks of a built site', () => {
  it('read pages, and not the pieces of slices or the folders that bear a name of a page', async () => {
    built('index.html', page('<h1>א</h1>'));
    built('en/index.html', page('<h1>a</h1>'));
    built('_gatsby/slices/header.html', '<header></header>');
    built('page-data/404.html/page-data.json', '{}');
    expect(await builtPages(folder)).toEqual(['en/index.html', 'index.html']);
  });

  it('find broken letters in pages, data and feeds, and say where', async () => {
    built('index.html', page('<h1>ארו\0כת</h1>'));
    built('page-data/index/page-data.json', '{"title":"דירה \ufffd"}');
    built('rss.xml', '<rss>בית</rss>');
    const { files, problems } = await brokenLetters(folder);
    expect(files).toBe(3);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^index\.html: .*ארו\\u0000כת/);
    expect(problems[1]).toMatch(/^page-data/);
  });

  it('find a skipped heading level, an empty address, and a style in the body', async () => {
    built('index.html', page('<h1>א</h1>'));
    expect((await invalidHtml(folder)).problems).toEqual([]);
    built('index.html', page('<h1>א</h1><h3>ב</h3><img alt=""><div><style>p{}</style></div>'));
    const { problems } = await invalidHtml(folder);
    for (const rule of ['heading-level', 'element-required-attributes', 'element-permitted-content'])
      expect(problems.join()).toContain(rule);
  });
});
