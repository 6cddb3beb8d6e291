import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrokenCharacters, builtPages, validateHtml } from './builtSite.mjs';

/**
 * Creates a folder that looks like a built site and contains the given files.
 * @param {Record<string, string>} files
 */
function built(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

const page = (/** @type {string} */ body) =>
  `<!DOCTYPE html><html lang="he" dir="rtl"><head><meta charset="utf-8"><title>בית</title></head><body><main>${body}</main></body></html>`;

describe('checks of a built site', () => {
  it('read pages, but no slice fragments and no folders named like a page', async () => {
    const folder = built({
      'index.html': page('<h1>א</h1>'),
      'en/index.html': page('<h1>a</h1>'),
      '_gatsby/slices/header.html': '<header></header>',
      'page-data/404.html/page-data.json': '{}',
    });
    expect(await builtPages(folder)).toEqual(['en/index.html', 'index.html']);
  });

  it('find broken characters in pages, data and feeds, with their places', async () => {
    const folder = built({
      'index.html': page('<h1>ארו\0כת</h1>'),
      'page-data/index/page-data.json': '{"title":"דירה \ufffd"}',
      'rss.xml': '<rss>בית</rss>',
    });
    const { files, problems } = await findBrokenCharacters(folder);
    expect(files).toBe(3);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^index\.html: .*ארו\\u0000כת/);
    expect(problems[1]).toMatch(/^page-data/);
  });

  it('find a missing h1, a skipped heading level, a picture without an address, and a style in the body', async () => {
    expect((await validateHtml(built({ 'index.html': page('<h1>א</h1>') }))).problems).toEqual([]);
    const untitled = await validateHtml(built({ 'index.html': page('<h2>א</h2>') }));
    expect(untitled.problems).toContain('index.html: the page has no h1');
    const wrong = '<h1>א</h1><h3>ב</h3><img alt=""><div><style>p{}</style></div>';
    const { problems } = await validateHtml(built({ 'index.html': page(wrong) }));
    for (const rule of ['heading-level', 'element-required-attributes', 'element-permitted-content'])
      expect(problems.join()).toContain(rule);
  });
});
