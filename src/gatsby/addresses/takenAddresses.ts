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

/**
 * Folders of Gatsby, its functions and the site's server. Their files change with every build, so whole folders are
 * reserved.
 */
const FOLDERS = ['_gatsby', 'api', 'page-data', 'slice-data', 'static', 'web'];

/**
 * Other names that Gatsby uses. Pages named `app-data.json` or `sq` are impossible, because their page data would
 * collide with Gatsby's entries of these names in the folder `page-data`.
 */
const GATSBY_FILES = [
  '404.html',
  'app-data.json',
  'chunk-map.json',
  'dev-404-page',
  'sq',
  'webpack.stats.json',
];

const IN_FOLDER = new RegExp(`^(${FOLDERS.join('|')})/`);
/** Scripts and styles. Their names contain a content hash. */
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

/** URL paths that the site's code declares itself. */
const declared = [
  ...FOLDERS,
  ...GATSBY_FILES,
  ...Object.values(SITE_FILES),
  sitemapFile(0),
  ...pagesAndFeeds,
  BRAND_CSS.slice(1),
];

/**
 * Returns the relative paths of all files in a folder. For `index.html` files, returns the URL path of the page
 * instead.
 */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .map((file) => file.replace(PAGE, ''))
    .filter(Boolean);

/**
 * Returns the URL paths that documents cannot use, because a static file or a page of the site's own code uses them.
 * @param folder folder with static files
 */
export const takenAddresses = (folder = STATIC): ReservedNames =>
  reservedNames([...declared, ...filesIn(folder)]);

/**
 * Checks whether a file of the built site stands alone, that is, belongs neither to a page nor to a reserved folder.
 * @param file its path within the site
 */
export const isSiteFile = (file: string): boolean =>
  ![IN_FOLDER, BUNDLE, PAGE, COMPRESSED].some((pattern) => pattern.test(file));

interface BuiltSite {
  /** URL paths of all pages. */
  pages?: Iterable<string>;
  /** Paths of the files for which `isSiteFile` is true. */
  files?: Iterable<string>;
  /** Folder of static files. */
  folder?: string;
}

/**
 * Returns the URL paths that the CMS must refuse for documents. A folder of static files is reserved as a whole,
 * because files may be added later. If pages already exist below it, only its files are reserved.
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
