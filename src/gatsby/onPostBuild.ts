import path from 'node:path';
import type { BuildArgs, Store } from 'gatsby';
import { requireEnv } from '../lib/requireEnv';
import { BuiltFiles } from './files/BuiltFiles';
import { compressFiles } from './files/compressFiles';
import type { CmsSources } from './headers/contentSecurityPolicy';
import { headersFile } from './headers/headersFile';
import { inlineScripts } from './headers/inlineScripts';
import { writeCalendars } from './investorCalendar/writeCalendars';
import { moveStylesToHead } from './html/moveStylesToHead';
import { movePagePath } from './html/movePagePath';
import { readPageSources } from './headers/readPageSources';
import { redirectLines, type Redirect } from './redirects/redirectLines';
import { replaceFile } from './files/replaceFile';
import { reportAddresses } from './addresses/reportAddresses';
import { type PageFactsByFile, rewritePages } from './html/rewritePages';
import { deferScripts } from './html/deferScripts';
import { removeUnreferencedLists } from './listings/longLists/removeUnreferencedLists';
import { SITE_FILES } from './files/siteFiles';
import { sitemapEntries } from './sitemap/sitemapEntries';
import { writeSitemap } from './sitemap/writeSitemap';
import { writeBrand } from './files/writeBrand';
import { IconWriter } from './files/IconWriter';
import { writeContacts } from './files/writeContacts';
import { writeManifests } from './files/writeManifests';
import { writeSearchIndex } from './search/writeSearchIndex';

const PUBLIC = 'public';
/**
 * Hashes of the inline scripts by page. Kept in memory, so that the next build of this process reads only changed
 * pages.
 */
const scriptHashesByPage: PageFactsByFile<string[]> = new Map();
/** Files of the site, kept across builds of this process. */
const files = new BuiltFiles(PUBLIC);
const compressor = compressFiles(files, '.cache/brotli');
/** Writer of the site's icons. It is kept across builds, because it remembers the last icons. */
const icons = new IconWriter();
/**
 * Hosts that pages may contact. They are read once per process, because the builder starts a new process when they
 * change.
 */
let pageSources: CmsSources | undefined;

/** Arguments of a batch of a long build. `packages/gatsby-builder` passes its own fields in addition to Gatsby's. */
interface BatchArgs extends BuildArgs {
  /**
   * Whether another batch follows. A later batch then writes the files that list all pages. Pages are served before
   * they are compressed, except in a bucket, which would serve their outdated Brotli files.
   */
  isPartial?: boolean;
  /** Called when this batch has found its changed files. From then on, the next batch may write files. */
  onListed?: () => void;
}

/**
 * Gatsby API: rewrites pages for the browser and writes the files that a static host needs.
 * @returns the files of the site and their changes, which a warm builder uses: see
 *   `packages/gatsby-builder/gatsby/bootGatsby.mjs`
 */
export async function onPostBuild(args: BatchArgs): Promise<BuiltFiles> {
  const { store, reporter } = args;
  files.look();
  args.onListed?.();
  const scripts = await rewritePages(files, rewritten, scriptHashesByPage, compressor.add);
  if (!args.isPartial) await writeLists(args);
  await writeBrand(PUBLIC, args.graphql, files);
  await icons.write(PUBLIC, args.graphql, files, reporter);
  await writeContacts(PUBLIC, args.graphql, files);
  await write(SITE_FILES.robots, robots());
  await write(SITE_FILES.redirects, redirects(store));
  pageSources ??= await readPageSources();
  await write(SITE_FILES.headers, headersFile(process.env, pageSources, [...new Set(scripts.flat())].sort()));
  const timer = reporter.activityTimer('Compress files');
  timer.start();
  const { written } = await compressor.finish(args.isPartial && !process.env.SITE_BUCKET);
  timer.setStatus(`${written} written`);
  timer.end();
  const { pages: all } = store.getState() as { pages: Map<string, unknown> };
  await reportAddresses(PUBLIC, files, all.keys(), reporter);
  return files;
}

/** Writes the files that depend on all pages, and removes unused parts of long lists. */
async function writeLists(args: BuildArgs): Promise<void> {
  const { store, cache, graphql } = args;
  const pages = builtPages(store);
  await writeSearchIndex(PUBLIC, pages, files, cache);
  await removeUnreferencedLists(PUBLIC, pages, files, cache);
  const siteUrl = requireEnv('SITE_URL', process.env.SITE_URL);
  await writeSitemap(PUBLIC, siteUrl, sitemapEntries(args, Date.now()), files);
  await writeCalendars(PUBLIC, graphql, siteUrl, files);
  await writeManifests(PUBLIC, graphql, files);
  files.settle();
}

/** Templates of pages without content of their own. The site search omits them. */
const UNINDEXED_TEMPLATES = ['notFound', 'sitemap'];

/** Returns all pages that the site search includes, with the names of their templates. */
function builtPages(store: Store): { path: string; kind: string }[] {
  const { pages } = store.getState() as { pages: Map<string, { path: string; component: string }> };
  return [...pages.values()]
    .map(({ path: address, component }) => ({
      path: address,
      kind: path.basename(path.dirname(component.split('?')[0] ?? '')),
    }))
    .filter(({ kind }) => !UNINDEXED_TEMPLATES.includes(kind));
}

async function write(name: string, text: string): Promise<void> {
  await replaceFile(path.join(PUBLIC, name), text);
  files.note(path.join(PUBLIC, name));
}

/** Rewrites a page to the form in which it is served, and returns the hashes of its inline scripts. */
function rewritten(page: string): { html: string; facts: string[] } {
  const html = deferScripts(movePagePath(moveStylesToHead(page)));
  return { html, facts: inlineScripts(html) };
}

/** Builds robots.txt, which contains the absolute URL of the sitemap. A preview forbids all crawling. */
function robots(): string {
  const sitemap = new URL(`/${SITE_FILES.sitemap}`, requireEnv('SITE_URL', process.env.SITE_URL)).toString();
  const preview = process.env.GATSBY_PREVIEW === 'true';
  return `User-agent: *\n${preview ? 'Disallow: /' : 'Allow: /'}\n\nSitemap: ${sitemap}\n`;
}

/**
 * Builds `_redirects` in the common format of static hosts: from, to, status. Its last line makes hosts serve the
 * English 404 page for unknown English paths.
 */
function redirects(store: Store): string {
  const { redirects: all } = store.getState() as { redirects: Redirect[] };
  return [...redirectLines(all), '/en/* /en/404/ 404', ''].join('\n');
}
