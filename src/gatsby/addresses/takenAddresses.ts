import { readdirSync } from 'node:fs';
import path from 'node:path';
import { addressFault } from '@group/rules/addresses/addressFault';
import { type ReservedNames, reservedNames } from '@group/rules/addresses/reservedNames';
import { LANGUAGE_CODES } from '../../i18n/languages';
import {
  calendarFeedPath,
  contactsPath,
  feedPath,
  localizedRoute,
  manifestPath,
  reportsFeedPath,
  schedulerRoute,
} from '../../i18n/paths';
import { BRAND_CSS } from '../../lib/brand';
import { SITE_FILES, sitemapFile } from '../files/siteFiles';

const STATIC = 'static';

/** Folders of Gatsby, functions and the site's server, whose files change. */
const FOLDERS = ['_gatsby', 'api', 'page-data', 'slice-data', 'static', 'web'];

/** Other files of Gatsby. It stores data of the site and static queries in the folder of page data. */
const GATSBY_FILES = [
  '404.html',
  'app-data.json',
  'chunk-map.json',
  'dev-404-page',
  'sq',
  'webpack.stats.json',
];

const IN_FOLDER = new RegExp(`^(${FOLDERS.join('|')})/`);
/** Scripts and styles, with a hash in their names. */
const BUNDLE = /-[0-9a-f]{10}\.(js|css)(\.|$)/;
/** The HTML file of a page. */
const PAGE = /(^|\/)index\.html$/;
const COMPRESSED = /\.br$/;

const pagesAndFeeds = LANGUAGE_CODES.flatMap((language) => [
  localizedRoute('/404/', language),
  schedulerRoute(language),
  manifestPath(language),
  contactsPath(language),
  feedPath(language),
  reportsFeedPath(language),
  calendarFeedPath(language),
]).map((address) => address.replace(/^\/|\/$/g, ''));

/** Addresses that the site's code declares. */
const declared = [
  ...FOLDERS,
  ...GATSBY_FILES,
  ...Object.values(SITE_FILES),
  sitemapFile(0),
  ...pagesAndFeeds,
  BRAND_CSS.slice(1),
];

/** Returns the paths of a folder's files. A page's file counts as the page's address. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .map((file) => file.replace(PAGE, ''))
    .filter(Boolean);

/**
 * Returns the addresses that no document can have, because a file or another page of the site has them.
 * @param folder with static files
 */
export const takenAddresses = (folder = STATIC): ReservedNames =>
  reservedNames([...declared, ...filesIn(folder)]);

/**
 * Tells whether a file of the built site belongs neither to a page nor to a reserved folder.
 * @param file its path in the site
 */
export const isSiteFile = (file: string): boolean =>
  ![IN_FOLDER, BUNDLE, PAGE, COMPRESSED].some((pattern) => pattern.test(file));

interface BuiltSite {
  /** Addresses of all pages. */
  pages?: Iterable<string>;
  /** Paths of the site's own files (`isSiteFile`). */
  files?: Iterable<string>;
  /** Folder of static files. */
  folder?: string;
}

/**
 * Returns the addresses that the CMS refuses for documents. Reserves a static folder as a whole, because files may be
 * added, unless it already contains pages.
 */
export function reservedAddresses({ pages = [], files = [], folder = STATIC }: BuiltSite = {}): string[] {
  const shared = new Set(Array.from(pages, (address) => address.split('/')[1]));
  const ofFolder = filesIn(folder).map((file) => {
    const [top = file] = file.split('/');
    return shared.has(top) ? file : top;
  });
  const known = reservedNames([...declared, ...ofFolder]);
  const others = [...files].filter((file) => addressFault(file, known)?.kind !== 'reserved');
  return [...known.values(), ...others].sort();
}
