import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuiltFiles } from '../files/BuiltFiles';
import type { SitemapEntry } from './sitemapEntries';
import { writeSitemap } from './writeSitemap';

const SITE = 'https://even-derech.example';
const page = (address: string, updatedAt = '2026-01-01T00:00:00.000Z'): SitemapEntry => ({
  path: address,
  updatedAt,
  alternates: [
    { locale: 'he', path: address },
    { locale: 'en', path: `/en${address}` },
  ],
});
const pages = (count: number) => Array.from({ length: count }, (_, index) => page(`/page-${index}/`));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sitemap-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const write = (entries: readonly SitemapEntry[]) =>
  writeSitemap(folder, SITE, entries, new BuiltFiles(folder).look());
const files = () => readdirSync(folder).filter((name) => /-\d+\.xml$/.test(name));
const addresses = () =>
  files()
    .sort((a, b) => parseInt(a.slice(8)) - parseInt(b.slice(8)))
    .flatMap((name) => [...read(name).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address));

it('lists each page with its translations, Hebrew as the default, and its last change', async () => {
  await write([page('/projects/one/')]);
  expect(read('sitemap-0.xml')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
      `<url><loc>${SITE}/projects/one/</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="he" href="${SITE}/projects/one/"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${SITE}/en/projects/one/"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${SITE}/projects/one/"/></url></urlset>`,
  );
  expect(read('sitemap-index.xml')).toContain(`<sitemap><loc>${SITE}/sitemap-0.xml</loc></sitemap>`);
});

it('escapes special characters of XML', async () => {
  await write([page('/a&b/')]);
  expect(read('sitemap-0.xml')).toContain(`<loc>${SITE}/a&amp;b/</loc>`);
});

it('splits a large site in order, without losing pages', async () => {
  await write(pages(5_000));
  expect(files().length).toBeGreaterThan(1);
  expect(addresses()).toEqual(pages(5_000).map(({ path: address }) => SITE + address));
  for (const name of files()) expect(read('sitemap-index.xml')).toContain(`${SITE}/${name}`);
});

it('writes only the file that contains a change', async () => {
  await write(pages(5_000));
  const longAgo = new Date('2026-01-01');
  for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), longAgo, longAgo);
  await write(
    pages(5_000).map((entry) =>
      entry.path === '/page-2500/' ? page(entry.path, '2026-02-02T00:00:00.000Z') : entry,
    ),
  );
  const written = readdirSync(folder).filter(
    (name) => statSync(path.join(folder, name)).mtimeMs > longAgo.getTime(),
  );
  expect(written).toHaveLength(1);
  expect(read(written[0] ?? '')).toContain('/page-2500/</loc><lastmod>2026-02-02T00:00:00.000Z');
});

it('removes files that a smaller site does not need', async () => {
  await write(pages(5_000));
  await write(pages(20));
  expect(files()).toEqual(['sitemap-0.xml']);
  expect(addresses()).toHaveLength(20);
});

it('fails for an invalid page', async () => {
  await expect(write([page('/one/', 'no time')])).rejects.toThrow('no time');
});

it('strips characters that XML forbids', async () => {
  await write([page('/one\u000b/'), page('/two/')]);
  expect(addresses()).toEqual([`${SITE}/one/`, `${SITE}/two/`]);
});
