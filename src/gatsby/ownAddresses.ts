import { readdirSync } from 'node:fs';
import path from 'node:path';
import { addressFault } from '@group/rules/addresses/addressFault';
import { type ReservedNames, reservedNames } from '@group/rules/addresses/reservedNames';
import { LANGUAGE_CODES } from '../i18n/languages';
import { calendarFeedPath, feedPath, localizedRoute, reportsFeedPath, schedulerRoute } from '../i18n/paths';
import { SITE_FILES, sitemapFile } from './siteFiles';

const STATIC = 'static';

/** Folders of Gatsby, of functions and of the site's server, with files of changing names. */
const FOLDERS = ['_gatsby', 'api', 'page-data', 'slice-data', 'static', 'web'];

/** Other files of Gatsby. It keeps the data of the site and of static queries in one folder with the data of pages. */
const OF_GATSBY = ['404.html', 'app-data.json', 'chunk-map.json', 'dev-404-page', 'sq', 'webpack.stats.json'];

const IN_FOLDER = new RegExp(`^(${FOLDERS.join('|')})/`);
/** Scripts and styles, by the hash in their names. */
const BUNDLE = /-[0-9a-f]{20}\.(js|css)(\.|$)/;
/** The file of a page. */
const PAGE = /(^|\/)index\.html$/;
const COMPRESSED = /\.br$/;

const pagesAndFeeds = LANGUAGE_CODES.flatMap((language) => [
  localizedRoute('/404/', language),
  schedulerRoute(language),
  feedPath(language),
  reportsFeedPath(language),
  calendarFeedPath(language),
]).map((address) => address.replace(/^\/|\/$/g, ''));

/** The addresses that the code of the site declares. */
const declared = [...FOLDERS, ...OF_GATSBY, ...Object.values(SITE_FILES), sitemapFile(0), ...pagesAndFeeds];

/** The paths of the files in a folder. The file of a page stands for its address. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .map((file) => file.replace(PAGE, ''))
    .filter(Boolean);

/**
 * The addresses that no page of a document can have, because a file or another page of the site has them.
 * @param folder with static files
 */
export const ownAddresses = (folder = STATIC): ReservedNames =>
  reservedNames([...declared, ...filesIn(folder)]);

/**
 * Whether a file of the built site is neither of a page nor in a folder that is reserved as a whole.
 * @param file its path in the site
 */
export const isOwnFile = (file: string): boolean =>
  ![IN_FOLDER, BUNDLE, PAGE, COMPRESSED].some((pattern) => pattern.test(file));

interface BuiltSite {
  /** The addresses of all pages. */
  pages?: Iterable<string>;
  /** The paths of its own files (`isOwnFile`). */
  files?: Iterable<string>;
  /** The folder with static files. */
  folder?: string;
}

/**
 * The addresses that the CMS refuses for documents. A static folder is reserved as a whole unless pages are in it already: files may be
 * added to it.
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
