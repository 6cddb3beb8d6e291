import path from 'node:path';
import { addressFault } from './addressFault.mjs';
import { previousFiles } from './previousFiles.mjs';

/** @typedef {import('./buildFaults.mjs').BuildFault} BuildFault */
/** @typedef {import('./previousFiles.mjs').Page & { updatedAt: number }} Page */
/** @typedef {ReturnType<typeof retainedPages>} HeldPages */

/**
 * Keeps the published pages of failed documents, and omits pages that were never published.
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
  /** Pages whose query does not run in this build, with their nodes. @type {Map<string, string>} */
  const frozen = new Map();
  /**
   * Nodes of failed pages, including omitted ones.
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

  /** @param {Page} page @returns {boolean} whether there is an earlier version */
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
     * Returns the page at a path, if it belongs to a document.
     * @param {string} name
     * @returns {Page | undefined}
     */
    documentPage(name) {
      const page = pages().get(name);
      return page?.context.id ? page : undefined;
    },

    /**
     * Returns the node of a failed page.
     * @param {string} name
     */
    nodeAt: (name) => pages().get(name)?.context.id ?? nodes.get(name),

    /**
     * Tells whether a page failed in this build.
     * @param {string} name
     */
    isHeld: (name) => nodes.has(name) || frozen.has(name),

    /**
     * Restores a page that failed to render. Its new data has already been written.
     * @param {Page} page
     */
    restore(page) {
      if (!good.restoreData(page)) leaveOut(page);
      else if (!good.hasHtml(page)) good.restoreHtml(page);
    },

    /**
     * Keeps the page of a node that this run of `createPages` does not create.
     * @param {string} node
     * @param {string} [refused] path that the page cannot have
     * @returns {boolean} whether there is one
     */
    keep(node, refused) {
      const page = pageOf(node);
      if (!page || page.path === refused) return false;
      page.updatedAt = Date.now();
      frozen.set(page.path, node);
      return true;
    },

    /**
     * Returns the path at which a page of an earlier cache stays, if it is free.
     * @param {string} node
     * @param {string} wanted
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
     * Gives a path to the page of a node. A failed page that was kept there is omitted.
     * @param {string} name
     * @param {string} node
     */
    release(name, node) {
      if (frozen.get(name) !== node) frozen.delete(name);
    },

    /** Returns the paths of the pages that failed in this build. */
    failedPages: () => [...nodes.keys(), ...frozen.keys()],

    /** Freezes the pages of documents that failed before queries run. */
    freeze() {
      for (const { kind, name } of faults.read()) {
        const page = kind === 'node' ? pageOf(name) : undefined;
        if (page && hold(page)) frozen.set(page.path, name);
      }
    },

    /**
     * Tells whether the query of a page runs.
     * @param {Page} page
     */
    isQueried: (page) => !frozen.has(page.path) && pages().has(page.path),

    /**
     * Holds pages and slices whose queries failed or did not run. Gatsby may want to write their data because their template changed.
     * @throws {Error} for a page that belongs to no document
     */
    holdUnqueried() {
      const { pagePaths, sliceNames } = store.getState().pendingPageDataWrites;
      for (const name of frozen.keys()) pagePaths.delete(name);
      for (const { kind, name, reason, detail } of faults.read()) {
        if (reason !== 'query') continue;
        const page = kind === 'page' ? pages().get(name) : undefined;
        // An earlier batch may have omitted the page.
        const isOfDocument = page?.context.id || nodes.has(name);
        if (kind === 'page' && !isOfDocument && !name.startsWith('sq--'))
          throw new Error(`The query of ${name} fails: ${detail}`);
        (kind === 'slice' ? sliceNames : pagePaths).delete(name);
        if (page) {
          // Before `hold`, which may delete the page. A later batch must not run the query again.
          if (page.context.id) nodes.set(name, page.context.id);
          hold(page);
        } else if (kind === 'slice') good.restoreSliceData(name);
      }
    },

    /** Keeps pages whose documents can no longer be nodes, in a build without an earlier cache. */
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
