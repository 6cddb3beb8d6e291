import { addressFault } from './addressFault.mjs';
import { UNREADABLE_CONTENT } from './exitCodes.mjs';

const SOURCE = 'gatsby-source-payload';

/** @typedef {import('./retainedPages.mjs').HeldPages} HeldPages */
/** @typedef {import('./retainedPages.mjs').Page} Page */

/**
 * Prevents a document from ending the build if it cannot become a node or a page.
 * @param {object} gatsby
 * @param {(name: string) => any} gatsby.load loads a private module of Gatsby
 * @param {(name: string) => any} gatsby.cli loads a module that Gatsby depends on
 * @param {string} gatsby.folder a checkout
 * @param {HeldPages} gatsby.held
 */
export function guardPages({ load, cli, folder, held }) {
  const { store } = load('redux');
  const { publicActions } = load('redux/actions');
  /** @type {{ getNode: (id: string) => any }} */
  const { getNode } = load('datastore');
  guardReporter(cli('gatsby-cli/lib/reporter'), held, (node) => getNode(node)?.path);

  /** @param {Page} page @returns {string | null} why the page cannot have its path, or null if it can */
  function whyNotHere({ path: wanted, context }) {
    /** @type {Map<string, Page>} */
    const pages = store.getState().pages;
    const present = pages.get(wanted) ?? pages.get(wanted.replace(/(.)\/$/, '$1'));
    const owner = wanted === '/index/' ? pages.get('/') : present;
    const id = owner?.context.id || undefined;
    // The page of another document is still in the store although the document has moved to another path in this build.
    // Its old path is free.
    const isLeft = id !== undefined && id !== context.id && getNode(id)?.path !== owner?.path;
    if (!owner || id === context.id || isLeft)
      return addressFault(folder, wanted, owner !== undefined && id === context.id);
    return id === undefined
      ? 'used by a page of the site'
      : `used by ${getNode(id)?.internal.description ?? id}`;
  }

  const { createPage } = publicActions;
  publicActions.createPage = (
    /** @type {Page} */ page,
    /** @type {unknown} */ plugin,
    /** @type {unknown} */ options,
  ) => {
    const { id } = page.context ?? {};
    const why = id ? whyNotHere(page) : null;
    if (!id || !why) {
      if (id) held.release(page.path, id);
      return createPage(page, plugin, options);
    }
    held.note({ kind: 'node', name: id, reason: 'address', detail: `${page.path}: ${why}` });
    if (held.keep(id, page.path)) return [];
    const former = held.formerPath(id, page.path);
    return former === null ? [] : createPage({ ...page, path: former }, plugin, options);
  };

  const services = load('services');
  const { calculateDirtyQueries } = services;
  services.calculateDirtyQueries = async (/** @type {unknown} */ context) => {
    held.freeze();
    const result = await calculateDirtyQueries(context);
    result.queryIds.pageQueryIds = result.queryIds.pageQueryIds.filter(held.isQueried);
    return result;
  };
}

/**
 * Continues the build after errors that name a document. Any other error of the source plugin ends the process with its
 * own exit code, `UNREADABLE_CONTENT`.
 * @param {any} reporter
 * @param {HeldPages} held
 * @param {(node: string) => string | undefined} pathOf returns the path that the document of a node should have
 */
function guardReporter(reporter, held, pathOf) {
  for (const name of ['panic', 'panicOnBuild']) {
    const end = reporter[name];
    reporter[name] = (
      /** @type {any} */ meta,
      /** @type {unknown} */ error,
      /** @type {string} */ plugin,
    ) => {
      const { document, sourceMessage } = meta?.context ?? {};
      if (document) {
        const { label, reason = 'content', nodes } = document;
        for (const node of nodes) {
          held.note({ kind: 'node', name: node, label, reason, detail: sourceMessage });
          held.keep(node, reason === 'address' ? pathOf(node) : undefined);
        }
        return undefined;
      }
      if (plugin !== SOURCE) return end(meta, error, plugin);
      reporter.error(meta, error, plugin);
      return process.exit(UNREADABLE_CONTENT);
    };
  }
}
