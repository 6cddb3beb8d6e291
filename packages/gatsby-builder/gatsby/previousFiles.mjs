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
 * Reads and restores the files of earlier builds.
 * @param {string} built folder that Gatsby writes
 * @param {string | undefined} served folder with the last published files
 */
export function previousFiles(built, served) {
  /** @type {Map<string, string | undefined>} */
  const former = new Map();
  /**
   * Copies a file with its time, so that publishing detects no change.
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
   * Tells whether the page data in a folder belongs to the node of a page.
   * @param {string} folder
   * @param {Page} page
   */
  const isIn = (folder, page) => nodeIn(path.join(folder, dataOf(page.path))) === page.context.id;
  return {
    /**
     * Tells whether the built folder has data of this page.
     * @param {Page} page
     */
    hasData: (page) => isIn(built, page),
    /**
     * Tells whether the built folder has HTML at this path.
     * @param {Page} page
     */
    hasHtml: (page) => existsSync(path.join(built, htmlOf(page.path))),

    /**
     * Restores the published page data.
     * @param {Page} page
     * @returns {boolean} false if no page of this node is published
     */
    restoreData(page) {
      if (!served || !isIn(served, page)) return false;
      restore(dataOf(page.path));
      return true;
    },
    /** @param {Page} page */
    restoreHtml: (page) => restore(htmlOf(page.path)),
    /** @param {string} name of a slice @returns {boolean} whether the built folder has its data now */
    restoreSliceData(name) {
      const file = path.join('slice-data', `${name}.json`);
      if (!existsSync(path.join(built, file))) restore(file);
      return existsSync(path.join(built, file));
    },

    /**
     * Returns the published path of a node's page, as of the first call in this process. Reads all page data;
     * call it only after a fault.
     * @param {string} node
     * @returns {string | undefined}
     */
    formerPath(node) {
      if (!former.has(node)) former.set(node, findPath(node));
      return former.get(node);
    },

    /**
     * Restores pages unknown to Gatsby, whose documents have no node, and removes those restored before.
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

    /** Removes the files of a page that has no earlier version. @param {Page} page */
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

/** @param {string} file page data @returns {string | undefined} id of its node */
function nodeIn(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).result?.pageContext?.id;
  } catch (error) {
    // An interrupted build can leave a truncated file.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
