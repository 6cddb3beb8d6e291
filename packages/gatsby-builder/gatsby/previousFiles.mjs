import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** @typedef {{ path: string, context: { id?: string } }} Page */

/** @param {string} pagePath */
const dataOf = (pagePath) => path.join('page-data', pagePath === '/' ? 'index' : pagePath, 'page-data.json');

/** @param {string} pagePath */
const htmlOf = (pagePath) => path.join(pagePath, 'index.html');

/**
 * Reads and restores files of earlier builds, for pages that fail.
 * @param {string} built folder that Gatsby writes
 * @param {string | undefined} served folder with the last published files
 */
export function previousFiles(built, served) {
  /** @type {Map<string, string | undefined>} */
  const former = new Map();
  /**
   * Copies a published file to the build folder. It keeps the modification time, so that publishing detects no change.
   * @param {string} name
   */
  const restore = (name) => {
    const [from, to] = [path.join(served ?? built, name), path.join(built, name)];
    if (from === to || !existsSync(from)) return;
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, to);
    const { atimeMs, mtimeMs } = statSync(from);
    utimesSync(to, atimeMs / 1000, mtimeMs / 1000);
  };
  /**
   * Returns whether the page data in a folder was built for the node of this page.
   * @param {string} folder
   * @param {Page} page
   */
  const isIn = (folder, page) => nodeIn(path.join(folder, dataOf(page.path))) === page.context.id;
  return {
    /**
     * Returns whether the build folder contains data of this page.
     * @param {Page} page
     */
    hasData: (page) => isIn(built, page),
    /**
     * Returns whether the build folder contains HTML at the path of this page.
     * @param {Page} page
     */
    hasHtml: (page) => existsSync(path.join(built, htmlOf(page.path))),

    /**
     * Copies the published page data to the build folder.
     * @param {Page} page
     * @returns {boolean} false if the node of this page has no published page
     */
    restoreData(page) {
      if (!served || !isIn(served, page)) return false;
      restore(dataOf(page.path));
      return true;
    },
    /** @param {Page} page */
    restoreHtml: (page) => restore(htmlOf(page.path)),
    /** @param {string} name of a slice @returns {boolean} whether the build folder contains its data after the call */
    restoreSliceData(name) {
      const file = path.join('slice-data', `${name}.json`);
      if (!existsSync(path.join(built, file))) restore(file);
      return existsSync(path.join(built, file));
    },

    /**
     * Returns the path at which a node's page is published. The result is cached at the first call in this process. It
     * reads the data of all pages, so call it only after a fault.
     * @param {string} node id of the node
     * @returns {string | undefined}
     */
    formerPath(node) {
      if (!former.has(node)) former.set(node, findPath(node));
      return former.get(node);
    },

    /**
     * Restores published pages whose documents no longer have a node, so that Gatsby does not know them. Removes pages
     * that an earlier call restored and that are no longer needed.
     * @param {readonly string[]} paths
     * @param {(path: string) => boolean} isPage whether Gatsby has a page at a path
     */
    restoreUnknown(paths, isPage) {
      const list = path.join(built, '../.cache/unknown-pages.json');
      const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
      for (const name of before) if (!paths.includes(name) && !isPage(name)) removeFiles(name);
      for (const name of paths) {
        restore(dataOf(name));
        restore(htmlOf(name));
      }
      if (before.length > 0 || paths.length > 0) writeFileSync(list, JSON.stringify(paths));
    },

    /** Removes the files of a page that failed and has no earlier version. @param {Page} page */
    remove: (page) => removeFiles(page.path),
  };

  /** @param {string} pagePath */
  function removeFiles(pagePath) {
    for (const name of [htmlOf(pagePath), dataOf(pagePath)]) rmSync(path.join(built, name), { force: true });
  }

  /** @param {string} node @returns {string | undefined} */
  function findPath(node) {
    if (!served) return undefined;
    const root = path.join(served, 'page-data');
    if (!existsSync(root)) return undefined;
    const file = readdirSync(root, { recursive: true, encoding: 'utf8' }).find(
      (name) => path.basename(name) === 'page-data.json' && nodeIn(path.join(root, name)) === node,
    );
    return file && JSON.parse(readFileSync(path.join(root, file), 'utf8')).path;
  }
}

/**
 * Returns the id of the node for which page data was built.
 * @param {string} file page data @returns {string | undefined}
 */
function nodeIn(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).result?.pageContext?.id;
  } catch (error) {
    // The file is incomplete if a build was interrupted while writing it.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
