import path from 'node:path';

const STAGE = 'build-html';
/** Number of pages into which slices are inserted at the same time. */
const CONCURRENCY = 25;

/**
 * Renders some of the changed pages and the changed slices that they need, and removes the files of deleted pages. It
 * replaces Gatsby's `buildHTMLPagesAndDeleteStaleArtifacts`, which always renders all changed pages.
 * @param {any} gatsby
 * @param {object} batch
 * @param {ReadonlySet<string>} batch.unqueried changed pages whose queries have not run yet; a later batch renders them
 * @param {ReadonlySet<string>} batch.busy pages that another batch still processes; their files are not written
 * @param {number} batch.limit maximum number of rendered pages
 * @param {number} batch.stitchLimit maximum number of other pages into which slices are inserted, if none is rendered
 * @returns {Promise<{ rendered: string[], stitched: string[], deleted: string[], left: string[] }>} `stitched`: other
 *   pages into which changed slices were inserted; `left`: pages that a later batch renders or stitches
 */
export async function renderBatch(
  { load, store, order, workerPool },
  { unqueried, busy, limit, stitchLimit },
) {
  const { doBuildPages } = load('commands/build-html');
  const { markHtmlDirtyIfResultOfUsedStaticQueryChanged, calcDirtyHtmlFiles, removePageFiles } =
    load('commands/build-utils');
  const { program } = store.getState();
  const publicDir = path.join(program.directory, 'public');

  markHtmlDirtyIfResultOfUsedStaticQueryChanged();
  /** @type {{ toRegenerate: string[], toDelete: string[], toCleanupFromTrackedState: Set<string> }} */
  const { toRegenerate, toDelete, toCleanupFromTrackedState } = calcDirtyHtmlFiles(store.getState());
  store.dispatch({ type: 'HTML_TRACKED_PAGES_CLEANUP', payload: toCleanupFromTrackedState });

  /** @type {string[]} */
  const due = order.sort(toRegenerate.filter((page) => !unqueried.has(page)));
  const isChosen = (/** @type {string} */ page, /** @type {number} */ index) =>
    (index < limit || order.isOwn(page)) && !busy.has(page);
  const rendered = due.filter(isChosen);
  const renderer = path.join(program.directory, '.cache/page-ssr/routes/render-page.js');
  if (rendered.length > 0) await doBuildPages(renderer, rendered, undefined, workerPool, STAGE);
  const later = due.filter((page, index) => !isChosen(page, index));
  const { stitched, unstitched } = await stitch(
    { load, store, order, workerPool, renderer, publicDir },
    {
      rendered,
      renderedLater: new Set([...unqueried, ...later]),
      busy,
      limit: Math.floor(stitchLimit * Math.max(0, 1 - rendered.length / limit)),
    },
  );
  if (toDelete.length > 0) await removePageFiles(publicDir, toDelete);
  return { rendered, stitched, deleted: toDelete, left: [...later, ...unstitched] };
}

/**
 * Inserts slices into the HTML of rendered pages, and into some of the other pages whose slices changed. Renders the
 * changed slices of these pages first. A slice such as the header has one version per page, so rendering all of them
 * would delay the first batch.
 * @param {any} gatsby
 * @param {object} batch
 * @param {readonly string[]} batch.rendered
 * @param {ReadonlySet<string>} batch.renderedLater pages that a later batch may render
 * @param {ReadonlySet<string>} batch.busy pages that another batch still processes
 * @param {number} batch.limit maximum number of pages in addition to the rendered ones
 * @returns {Promise<{ stitched: string[], unstitched: string[] }>} `stitched`: the other pages that received slices;
 *   `unstitched`: pages left for a later batch
 */
async function stitch(
  { load, store, order, workerPool, renderer, publicDir },
  { rendered, renderedLater, busy, limit },
) {
  const { stitchSliceForAPage } = load('utils/slices/stitching');
  const { html, pages } = store.getState();
  /** @type {Set<string>} changed in place, as Gatsby's reducers do */
  const waiting = html.pagesThatNeedToStitchSlices;
  for (const page of waiting) if (!pages.has(page)) waiting.delete(page);
  const first = new Set(rendered);
  const changed = new Set([...waiting, ...changedSlices(html).flatMap((slice) => [...slice.pages])]);
  const others = order.sort(
    [...changed].filter((page) => pages.has(page) && !first.has(page) && !renderedLater.has(page)),
  );
  const free = others.filter((/** @type {string} */ page) => !busy.has(page));
  const stitched = free.slice(0, limit);
  const chosen = new Set([...rendered, ...stitched]);
  await renderSlices({ store, workerPool, renderer, publicDir }, chosen);
  const due = [...chosen].filter((page) => waiting.has(page));
  for (let next = 0; next < due.length; next += CONCURRENCY) {
    const part = due.slice(next, next + CONCURRENCY);
    await Promise.all(part.map((pagePath) => stitchSliceForAPage({ pagePath, publicDir })));
    for (const page of part) waiting.delete(page);
  }
  return { stitched, unstitched: others.filter((/** @type {string} */ page) => !chosen.has(page)) };
}

/**
 * @typedef {{ sliceId: string, sliceName: string, props: object, hasChildren: boolean, pages: Set<string> }} Slice A
 *   slice with the props that some pages pass to it
 */

/** Returns the slices whose HTML is outdated. @param {any} html Gatsby's state @returns {Slice[]} */
const changedSlices = ({ slicesProps }) =>
  [...slicesProps.bySliceId]
    .filter(([, { dirty, pages }]) => dirty && pages.size > 0)
    .map(([sliceId, slice]) => ({ ...slice, sliceId }));

/**
 * Renders the changed slices of some pages. It replaces Gatsby's `buildSlices`, which renders those of all pages.
 * @param {any} gatsby
 * @param {ReadonlySet<string>} pages
 */
async function renderSlices({ store, workerPool, renderer, publicDir }, pages) {
  const { html, slices, staticQueriesByTemplate } = store.getState();
  const slicesProps = changedSlices(html)
    .filter((slice) => [...slice.pages].some((page) => pages.has(page)))
    .map(({ sliceId, sliceName, props, hasChildren }) => ({ sliceId, sliceName, props, hasChildren }));
  if (slicesProps.length > 0) {
    const templates = [...slices.values()].map(({ componentPath }) => componentPath);
    await workerPool.single.renderSlices({
      publicDir,
      htmlComponentRendererPath: renderer,
      slices: [...slices],
      slicesProps,
      staticQueriesBySliceTemplate: Object.fromEntries(
        templates.map((template) => [template, staticQueriesByTemplate.get(template)]),
      ),
    });
    store.dispatch({ type: 'SLICES_PROPS_RENDERED', payload: slicesProps });
  }
  store.dispatch({ type: 'SLICES_PROPS_REMOVE_STALE' });
}
