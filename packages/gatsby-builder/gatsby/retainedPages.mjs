import path from 'node:path';
import { addressFault } from './addressFault.mjs';
import { previousFiles } from './previousFiles.mjs';

/** @typedef {import('./buildFaults.mjs').BuildFault} BuildFault */
/** @typedef {import('./previousFiles.mjs').Page & { updatedAt: number }} Page */
/** @typedef {ReturnType<typeof retainedPages>} HeldPages */

/**
 * Tracks the pages of failed documents during a build. A failed page that was published before is kept. A page that was
 * never published is omitted.
 * @param {object} gatsby
 * @param {(name: string) => any} gatsby.load loads a private module of Gatsby
 * @param {string} gatsby.folder a checkout
 * @param {string} [gatsby.served] folder with the last published files
 * @param {ReturnType<typeof import('./buildFaults.mjs').buildFaults>} gatsby.faults
 */
export function retainedPages({ load, folder, served, faults }) {
  const good = previousFiles(path.join(folder, 'public'), served);
  const { store } = load('redux');
  const { actions } = load('redux/actions');
  /** @returns {Map<string, Page>} */
  const pages = () => store.getState().pages;
  /**
   * Node ids of pages whose query must not run in this build, by path. These pages keep their published data. @type
   * {Map<string, string>}
   */
  const frozen = new Map();
  /**
   * Node ids of all pages that failed in this build, by path. This includes pages that were omitted and are no longer
   * in Gatsby's store.
   * @type {Map<string, string>}
   */
  const nodes = new Map();

  const pageOf = (/** @type {string} */ node) =>
    [...pages().values()].find(({ context }) => context.id === node);

  /** @param {Page} page */
  function leaveOut(page) {
    if (page.context.id) nodes.set(page.path, page.context.id);
    store.dispatch(actions.deletePage(page));
    good.remove(page);
  }

  /**
   * Makes sure that a failed page has data of an earlier version, or omits the page.
   * @param {Page} page @returns {boolean} whether there is an earlier version
   */
  function hold(page) {
    if (good.hasData(page) || good.restoreData(page)) return true;
    leaveOut(page);
    return false;
  }

  return {
    begin() {
      frozen.clear();
      nodes.clear();
    },

    /** @param {BuildFault} fault */
    note(fault) {
      const node = fault.kind === 'page' ? pages().get(fault.name)?.context.id : undefined;
      if (node) nodes.set(fault.name, node);
      faults.note(fault);
    },

    /**
     * Returns the page at a path, or undefined if the page belongs to no document.
     * @param {string} name path of the page
     * @returns {Page | undefined}
     */
    documentPage(name) {
      const page = pages().get(name);
      return page?.context.id ? page : undefined;
    },

    /**
     * Returns the node id of a page, even if the page failed and was omitted.
     * @param {string} name path of the page
     */
    nodeAt: (name) => pages().get(name)?.context.id ?? nodes.get(name),

    /**
     * Returns whether a page failed in this build, so that its published version is kept.
     * @param {string} name path of the page
     */
    isHeld: (name) => nodes.has(name) || frozen.has(name),

    /**
     * Restores the published version of a page that failed to render. This is needed because Gatsby has already written
     * its new data.
     * @param {Page} page
     */
    restore(page) {
      if (!good.restoreData(page)) leaveOut(page);
      else if (!good.hasHtml(page)) good.restoreHtml(page);
    },

    /**
     * Keeps the existing page of a node although this run of `createPages` does not create it. Otherwise Gatsby would
     * delete the page.
     * @param {string} node id of the node
     * @param {string} [refused] path that the page cannot have
     * @returns {boolean} whether a page exists
     */
    keep(node, refused) {
      const page = pageOf(node);
      if (!page || page.path === refused) return false;
      page.updatedAt = Date.now();
      frozen.set(page.path, node);
      return true;
    },

    /**
     * Returns the path at which the page of a node is published, if the page can stay there. It is used when the page
     * cannot have its new path and Gatsby's cache does not contain the old page.
     * @param {string} node id of the node
     * @param {string} wanted the new path
     */
    formerPath(node, wanted) {
      const former = good.formerPath(node);
      if (!former || former === wanted || addressFault(folder, former)) return null;
      const owner = pages().get(former)?.context.id;
      if (owner !== undefined && owner !== node) return null;
      frozen.set(former, node);
      return former;
    },

    /**
     * Gives a path to the page of a node. If a failed page of another node was kept at this path, it is no longer kept.
     * @param {string} name path of the page
     * @param {string} node id of the node
     */
    release(name, node) {
      if (frozen.get(name) !== node) frozen.delete(name);
    },

    /** Returns the paths of the pages that failed in this build. */
    failedPages: () => [...nodes.keys(), ...frozen.keys()],

    /** Keeps the pages of documents that have already failed, before queries run. Their queries do not run. */
    freeze() {
      for (const { kind, name } of faults.read()) {
        const page = kind === 'node' ? pageOf(name) : undefined;
        if (page && hold(page)) frozen.set(page.path, name);
      }
    },

    /**
     * Returns whether the query of a page may run.
     * @param {Page} page
     */
    isQueried: (page) => !frozen.has(page.path) && pages().has(page.path),

    /**
     * Keeps the previous data of pages and slices whose queries failed or did not run. Without this call, Gatsby could
     * write their data, for example because their template changed.
     * @throws {Error} if a page without a document failed
     */
    holdUnqueried() {
      const { pagePaths, sliceNames } = store.getState().pendingPageDataWrites;
      for (const name of frozen.keys()) pagePaths.delete(name);
      for (const { kind, name, reason, detail } of faults.read()) {
        if (reason !== 'query') continue;
        const page = kind === 'page' ? pages().get(name) : undefined;
        // The page is missing from the store if an earlier batch omitted it.
        const isOfDocument = page?.context.id || nodes.has(name);
        if (kind === 'page' && !isOfDocument && !name.startsWith('sq--'))
          throw new Error(`The query of ${name} fails: ${detail}`);
        (kind === 'slice' ? sliceNames : pagePaths).delete(name);
        if (page) {
          // Record the failed page before calling `hold`, which may delete it. Otherwise a later batch would run the
          // query again.
          if (page.context.id) nodes.set(name, page.context.id);
          hold(page);
        } else if (kind === 'slice') good.restoreSliceData(name);
      }
    },

    /**
     * Keeps published pages whose documents can no longer become nodes. It is needed when Gatsby's cache is empty,
     * because Gatsby then does not know these pages.
     */
    restoreUnknown() {
      const known = new Set([...pages().values()].map(({ context }) => context.id));
      const paths = faults.read().flatMap(({ kind, name }) => {
        const address = kind === 'node' && !known.has(name) ? good.formerPath(name) : undefined;
        return address && !pages().has(address) && !addressFault(folder, address) ? [address] : [];
      });
      good.restoreUnknown(paths, (address) => pages().has(address));
    },
  };
}
