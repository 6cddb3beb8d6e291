/** Gatsby's flag for pages whose HTML file does not exist yet. */
const NEW_ENTRY = 0b10;
/** Time in ms after which a waiting page is built before all others, so that it does not wait forever. */
const MAX_WAIT_MS = 60_000;
/**
 * Maximum number of pages that may read a changed node to be preferred. A node that more pages read is like a site
 * setting, so its pages get no priority.
 */
const MAX_LISTED = 50;
const [OWN, LISTED, SHARED] = [0, 1, 2];

/** @typedef {{ path: string, context: { id?: string } }} Page */

/**
 * Orders the pages that must be built. Pages of changed documents, new pages and failed pages are first. Pages that
 * show a changed document follow, then all others. Within a group, the page that has waited longest is first.
 * @param {{ store: any, emitter: any }} redux Gatsby's store and event emitter
 */
export function pageOrder({ store, emitter }) {
  /** Ids of nodes that changed since the last `update`. @type {Set<string>} */
  const changed = new Set();
  /** @type {Map<string, number>} */
  const ranks = new Map();
  /** Time at which each waiting page was marked as changed, by path. @type {Map<string, number>} */
  const since = new Map();
  const note = (/** @type {{ payload?: { id: string } }} */ { payload: node }) => {
    if (!node) return;
    changed.add(node.id);
    /** @type {Set<string>} */
    const readers = store.getState().queries.byNode.get(node.id) ?? new Set();
    if (readers.size > MAX_LISTED) return;
    for (const page of readers) ranks.set(page, Math.min(LISTED, rankOf(page)));
  };
  emitter.on('CREATE_NODE', note);
  emitter.on('DELETE_NODE', note);
  const rankOf = (/** @type {string} */ page) => ranks.get(page) ?? SHARED;

  return {
    /**
     * Gives the first rank to the pages of changed nodes, new pages and failed pages. Call it after `createPages`.
     * @param {readonly string[]} failed pages that failed in an earlier build. They must be retried in the first batch,
     *   otherwise its report would not mention them
     */
    update(failed) {
      const { pages, html, pendingPageDataWrites } = store.getState();
      for (const { path, context } of /** @type {Map<string, Page>} */ (pages).values()) {
        const isNew = ((html.trackedHtmlFiles.get(path)?.dirty ?? 0) & NEW_ENTRY) !== 0;
        // Gatsby writes the data of these pages with the next batch even if their queries do not run, so they must
        // belong to it.
        const isWritten = pendingPageDataWrites.pagePaths.has(path);
        if (isNew || isWritten || (context.id && changed.has(context.id))) ranks.set(path, OWN);
      }
      for (const page of failed) ranks.set(page, OWN);
      changed.clear();
    },

    /**
     * Sorts the pages that must be built.
     * @param {readonly string[]} due paths of the pages
     * @param {number} [now] in milliseconds
     */
    sort(due, now = Date.now()) {
      for (const page of due) if (!since.has(page)) since.set(page, now);
      const isOverdue = (/** @type {string} */ page) =>
        now - /** @type {number} */ (since.get(page)) > MAX_WAIT_MS;
      const keys = new Map(due.map((page) => [page, isOverdue(page) ? OWN : rankOf(page)]));
      return [...due].sort(
        (one, other) =>
          /** @type {number} */ (keys.get(one)) - /** @type {number} */ (keys.get(other)) ||
          /** @type {number} */ (since.get(one)) - /** @type {number} */ (since.get(other)),
      );
    },

    /** Returns whether a page must be built in the first batch after a change. @param {string} page */
    isOwn: (page) => rankOf(page) === OWN,

    /** Forgets the rank and waiting time of pages that no longer need to be built. @param {ReadonlySet<string>} due */
    keep(due) {
      for (const known of [ranks, since])
        for (const page of known.keys()) if (!due.has(page)) known.delete(page);
    },
  };
}
