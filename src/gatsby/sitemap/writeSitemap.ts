import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFiles } from '../files/BuiltFiles';
import { chunkEntries } from '../listings/chunkEntries';
import { writeChanged } from '../files/replaceFile';
import { SITE_FILES, sitemapFile } from '../files/siteFiles';
import type { SitemapEntry } from './sitemapEntries';
import { sitemapIndex, urlElements, urlSet } from './sitemapXml';

/**
 * Approximate number of pages per sitemap file. After an edit, only one file is written, compressed and published
 * again.
 */
const PAGES_PER_FILE = 1024;
const FILE = /^sitemap-\d+\.xml$/;

/** Cache of `url` elements by entry, because building them takes long on a large site. */
const elementsByEntry = new WeakMap<SitemapEntry, string>();

/**
 * Writes `sitemap-index.xml` and the sitemap files that it lists.
 * @param folder the built site
 * @param siteUrl absolute URL of the site
 * @param entries all pages that search engines may list
 * @param files files of the built site
 */
export async function writeSitemap(
  folder: string,
  siteUrl: string,
  entries: readonly SitemapEntry[],
  files: BuiltFiles,
): Promise<void> {
  const due = entries.filter((entry) => !elementsByEntry.has(entry));
  const elements = await urlElements(due, siteUrl);
  for (const [index, entry] of due.entries()) elementsByEntry.set(entry, elements[index] ?? '');

  const names: string[] = [];
  // The entries are sorted by URL path, so a changed page stays in its file.
  const byAddress = new Map(entries.map((entry) => [entry.path, elementsByEntry.get(entry) ?? '']));
  for (const part of chunkEntries([...byAddress.keys()], PAGES_PER_FILE)) {
    const name = sitemapFile(names.length);
    names.push(name);
    const ofPart = part.map((address) => byAddress.get(address) ?? '');
    await writeChanged(path.join(folder, name), urlSet(ofPart), files);
  }
  const addresses = names.map((name) => new URL(name, siteUrl).href);
  await writeChanged(path.join(folder, SITE_FILES.sitemap), await sitemapIndex(addresses), files);
  for (const name of await readdir(folder)) {
    if (!FILE.test(name) || names.includes(name)) continue;
    await rm(path.join(folder, name));
    files.delete(path.join(folder, name));
  }
}
