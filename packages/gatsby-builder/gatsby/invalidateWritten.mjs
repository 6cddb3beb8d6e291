/** Gatsby's flag for queries, HTML files and slices whose data has changed. */
export const DATA_CHANGED = 0b100;

/**
 * @typedef {object} State The parts of Gatsby's state that record which files were written
 * @property {{ trackedHtmlFiles: Map<string, { dirty: number, pageDataHash: string }>, trackedStaticQueryResults:
 *   Map<string, { dirty: number, staticQueryResultHash: string }>, slicesProps: { bySliceName: Map<string, { dirty:
 *   number, sliceDataHash: string, props: Set<string> }>, bySliceId: Map<string, { dirty: number }> } }} html
 * @property {{ trackedQueries: Map<string, { dirty: number }> }} queries
 * @property {Map<string, { id: string, hash: string }>} staticQueryComponents
 */

/**
 * Makes the next build write files again, even if their data has not changed since the state was saved.
 * @param {State} state changed in place, as Gatsby's reducers do
 * @param {readonly import('./buildJournal.mjs').Written[]} written
 */
export function invalidateWritten(state, written) {
  for (const { kind, name } of written) INVALIDATE[kind](state, name);
}

/**
 * Returns everything that the state records as written.
 * @param {State} state
 * @returns {import('./buildJournal.mjs').Written[]}
 */
export const listWritten = ({ html }) => [
  ...[...html.trackedHtmlFiles.keys()].map((name) => ({ kind: /** @type {const} */ ('page'), name })),
  ...[...html.slicesProps.bySliceName.keys()].map((name) => ({ kind: /** @type {const} */ ('slice'), name })),
  ...[...html.trackedStaticQueryResults.keys()].map((name) => ({
    kind: /** @type {const} */ ('query'),
    name,
  })),
];

/** @type {Record<import('./buildJournal.mjs').Kind, (state: State, name: string) => void>} */
const INVALIDATE = {
  page({ html, queries }, name) {
    const file = html.trackedHtmlFiles.get(name);
    if (!file) return;
    file.pageDataHash = '';
    file.dirty |= DATA_CHANGED;
    markDirty(queries.trackedQueries.get(name));
  },
  slice({ html, queries }, name) {
    const slice = html.slicesProps.bySliceName.get(name);
    if (!slice) return;
    slice.sliceDataHash = '';
    slice.dirty |= DATA_CHANGED;
    for (const id of slice.props) markDirty(html.slicesProps.bySliceId.get(id));
    markDirty(queries.trackedQueries.get(`slice--${name}`));
  },
  query({ html, queries, staticQueryComponents }, name) {
    for (const { id, hash } of staticQueryComponents.values())
      if (hash === name) markDirty(queries.trackedQueries.get(id));
    const result = html.trackedStaticQueryResults.get(name);
    if (!result) return;
    result.staticQueryResultHash = '';
    result.dirty |= DATA_CHANGED;
  },
};

/**
 * @param {{ dirty: number } | undefined} tracked its `dirty` is negative if Gatsby does not know yet whether it changed
 */
function markDirty(tracked) {
  if (tracked) tracked.dirty = Math.max(tracked.dirty, 0) | DATA_CHANGED;
}
