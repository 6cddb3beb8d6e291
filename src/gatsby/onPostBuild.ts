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
import { scriptsAfterPaint } from './html/scriptsAfterPaint';
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
/** Hashes of the pages' inline scripts, kept while the process builds. */
const scriptHashesByPage: PageFactsByFile<string[]> = new Map();
/** Files of the site, kept while the process builds. */
const files = new BuiltFiles(PUBLIC);
/** Icons of the site, kept while the process builds. */
const icons = new IconWriter();
/** Hosts that pages may reach, kept while the process builds: a change starts another process. */
let pageSources: CmsSources | undefined;

/** A batch of a long build: `packages/gatsby-builder` passes this beside Gatsby's arguments. */
interface BatchArgs extends BuildArgs {
  /** Whether another batch follows, so that files which list all pages can wait. */
  isPartial?: boolean;
  /** Called when the files of this batch are known: from then on, the next batch may write its own. */
  onListed?: () => void;
}

/**
 * Gatsby API: rewrites pages for the browser and writes the files that a static host needs.
 * @returns the files of the site and their changes, for a warm builder: see
 *   `packages/gatsby-builder/gatsby/bootGatsby.mjs`
 */
export async function onPostBuild(args: BatchArgs): Promise<BuiltFiles> {
  const { store, reporter } = args;
  files.look();
  args.onListed?.();
  const compressor = compressFiles(files);
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
  const { written } = await compressor.finish();
  timer.setStatus(`${written} written`);
  timer.end();
  const { pages: all } = store.getState() as { pages: Map<string, unknown> };
  await reportAddresses(PUBLIC, files, all.keys(), reporter);
  return files;
}

/** Writes the files that list pages, and removes unused parts of long lists. */
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

/** Pages without their own content, which the search leaves out. */
const UNINDEXED_TEMPLATES = ['notFound', 'sitemap'];

/** Returns all pages of the search with the names of their templates. */
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

/** Returns a page as it is served, and the hashes of its inline scripts. */
function rewritten(page: string): { html: string; facts: string[] } {
  const html = scriptsAfterPaint(movePagePath(moveStylesToHead(page)));
  return { html, facts: inlineScripts(html) };
}

/** Builds robots.txt, which needs the sitemap's absolute address. A preview is hidden from search engines. */
function robots(): string {
  const sitemap = new URL(`/${SITE_FILES.sitemap}`, requireEnv('SITE_URL', process.env.SITE_URL)).toString();
  const preview = process.env.GATSBY_PREVIEW === 'true';
  return `User-agent: *\n${preview ? 'Disallow: /' : 'Allow: /'}\n\nSitemap: ${sitemap}\n`;
}

/**
 * Builds `_redirects` in the common format of static hosts: from, to, status. The last line gives English
 * paths their 404 page.
 */
function redirects(store: Store): string {
  const { redirects: all } = store.getState() as { redirects: Redirect[] };
  return [...redirectLines(all), '/en/* /en/404/ 404', ''].join('\n');
}
