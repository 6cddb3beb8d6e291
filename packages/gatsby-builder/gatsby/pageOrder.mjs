/** Gatsby's flag of HTML files that do not exist yet. */
const NEW_ENTRY = 0b10;
/** A page that has waited longer comes first. */
const MAX_WAIT_MS = 60_000;
/** A node with more readers is like a setting: all its pages wait equally. */
const MAX_LISTED = 50;
const [OWN, LISTED, SHARED] = [0, 1, 2];

/** @typedef {{ path: string, context: { id?: string } }} Page */

/**
 * Orders the pages that are due: pages of changed documents, new and failed pages, then pages that show such a document, then all others. Within
 * a group, the page that has waited longest comes first.
 * @param {{ store: any, emitter: any }} redux Gatsby's
 */
export function pageOrder({ store, emitter }) {
  /** Nodes that changed since the last `update`. @type {Set<string>} */
  const changed = new Set();
  /** @type {Map<string, number>} */
  const ranks = new Map();
  /** Time at which a page became due. @type {Map<string, number>} */
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
     * Finds the pages of the nodes that changed. Call it after `createPages`.
     * @param {readonly string[]} failed pages that failed before; without a retry in the first batch, its report would omit them
     */
    update(failed) {
      const { pages, html, pendingPageDataWrites } = store.getState();
      for (const { path, context } of /** @type {Map<string, Page>} */ (pages).values()) {
        const isNew = ((html.trackedHtmlFiles.get(path)?.dirty ?? 0) & NEW_ENTRY) !== 0;
        // Gatsby writes these with the next batch, whether their queries ran or not.
        const isWritten = pendingPageDataWrites.pagePaths.has(path);
        if (isNew || isWritten || (context.id && changed.has(context.id))) ranks.set(path, OWN);
      }
      for (const page of failed) ranks.set(page, OWN);
      changed.clear();
    },

    /**
     * Sorts the pages that are due.
     * @param {readonly string[]} due
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

    /** Whether a page belongs to the first batch after its change. @param {string} page */
    isOwn: (page) => rankOf(page) === OWN,

    /** Forgets pages that are no longer due. @param {ReadonlySet<string>} due */
    keep(due) {
      for (const known of [ranks, since])
        for (const page of known.keys()) if (!due.has(page)) known.delete(page);
    },
  };
}
