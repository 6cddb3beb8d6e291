import { existsSync } from 'node:fs';
import { buildJournal } from './buildJournal.mjs';
import { listWritten, invalidateWritten } from './invalidateWritten.mjs';
import { guardGatsby } from './guardGatsby.mjs';
import { guardPictures } from './guardPictures.mjs';
import { loadGatsby } from './loadGatsby.mjs';
import { pageOrder } from './pageOrder.mjs';
import { renderBatch } from './renderBatch.mjs';

/**
 * The only source plugin that runs in each cycle. Other plugins would register their event listeners again. The plugin
 * deletes its own stale nodes.
 */
const SOURCE = 'gatsby-source-payload';
/**
 * Pages that Gatsby derives from the page at `/404/`, once per process. A later `createPages` does not create them, so
 * Gatsby would delete them as stale.
 */
const COPIED_PAGES = ['/404.html', '/500.html'];
const BROWSERS = ['>0.25%', 'not dead'];
/** Target duration of a batch in ms. It is short because a new edit waits until the batch in progress ends. */
const BATCH_MS = 500;
/** Assumed time per page in ms to render it, or to insert slices into it, until a batch has been measured. */
const USUAL_PACE = { rendered: 30, stitched: 10 };
/** Minimum number of pages in a batch. A smaller batch does not show the rendering time per page reliably. */
const MEASURED_PAGES = 10;
/** Plugin that writes RSS feeds after each build. Feeds list pages, so the plugin runs only after the last batch. */
const FEEDS = 'gatsby-plugin-feed';
/**
 * Maximum delay in ms of files that list all pages: the search index, sitemaps, feeds and calendars. They are normally
 * written after the last batch.
 */
const MAX_LISTS_MS = 30_000;

/** @typedef {{ internal: { type: string, owner: string }, documentId?: string, locale?: string, title?: string, name?: string }} Node */
/** @typedef {{ type: string, id: string, title: string }} Change A document whose public content changed */

/**
 * @typedef {object} Cycle The result of building one batch
 * @property {string[]} rendered paths of pages whose HTML was written
 * @property {string[]} deleted paths of pages whose files were removed
 * @property {number} queries number of page queries that ran
 * @property {Change[]} changes
 * @property {import('../publish/publishFolder.mjs').FileChanges | undefined} files files that changed since the
 *   previous cycle, relative to the checkout; undefined if the site does not report them
 * @property {import('./guardGatsby.mjs').DocumentFault[]} faults documents that could not be built
 * @property {number} left number of pages that later cycles build
 * @property {boolean} isPartial whether a later cycle builds pages, or writes the files that list all pages
 * @property {() => Promise<void>} save saves Gatsby's state, so that another process can continue from it; without this
 *   call, the build counts as interrupted
 */

/**
 * @typedef {Map<string, import('../publish/publishOrder.mjs').Facts> & Record<'changed' | 'gone', Set<string>>}
 *   BuiltFiles The same type as in `src/gatsby/files/BuiltFiles.ts`
 */

/**
 * @typedef {object} CycleOptions
 * @property {boolean} [isWhole] builds all changed pages; otherwise only as many as take about half a second
 * @property {boolean} [resumes] builds the pages that the previous cycle left, without reading the content again
 * @property {() => boolean} [mayRunAhead] whether the next batch may be rendered while this one is compressed and
 *   published
 */

/**
 * @typedef {object} Batch Pages that are rendered in the build folder but not yet processed by `onPostBuild`
 * @property {string[]} rendered paths of pages whose HTML was written
 * @property {string[]} stitched paths of other pages into which changed slices were inserted
 * @property {string[]} deleted
 * @property {string[]} queried paths of pages whose data was queried
 * @property {number} left
 * @property {number} ms
 */

/**
 * @typedef {(phase: string, pages?: number) => void} OnPhase called at the start of each phase, and again with the
 *   number of pages when that number is known
 */

/** Thrown when an incremental build cannot process the changes but a full `gatsby build` can. */
export class FullBuildRequired extends Error {
  /**
   * @param {'template' | 'types' | 'check'} why `template`: a page uses a template without a JavaScript bundle;
   *   `types`: Gatsby must infer fields again; `check`: incremental builds write unexpected files, see `checkCycles`
   */
  constructor(why) {
    super(`A full build is needed: ${why}`);
    this.why = why;
  }
}

/** Sets the same environment variables as `gatsby build`. Call it before any module of Gatsby is loaded. */
function prepareProcess() {
  process.env.NODE_ENV = 'production';
  process.env.gatsby_executing_command = 'build';
  process.env.gatsby_log_level = 'normal';
}

/**
 * Makes the next build rewrite all query results. Call it after an interrupted build. Gatsby records written results
 * immediately but saves its state only at the end. Without this call, a page could stay stale until its result changes
 * again.
 * @param {string} folder a checkout in which no build is running
 */
export async function invalidateQueryResults(folder) {
  prepareProcess();
  const { default: Cache } = loadGatsby(folder).load('utils/cache-lmdb');
  await new Cache({ name: 'query-result-hashes', encoding: 'string' }).init().getDb().clearAsync();
  await Cache.getStore().close();
}

/**
 * Builds the site like `gatsby build`, and keeps Gatsby's state in memory for incremental builds. Documents that fail
 * are omitted.
 * @param {string} folder a checkout; must be the working directory
 * @param {{ served?: string, kept?: string, repair?: boolean, batchPages?: number }} [options] `served`: folder with
 *   the last published files; `kept`: folder for the last good HTML of slices; `repair`: the previous build was
 *   interrupted; `batchPages`: maximum number of pages of a batch, for tests
 * @returns functions for further builds; the caller must run one build at a time
 */
export async function bootGatsby(folder, { served, kept, repair = false, batchPages } = {}) {
  prepareProcess();
  const { load, cli, sitePackageJson } = loadGatsby(folder);
  guardPictures(cli);
  const reporter = cli('gatsby-cli/lib/reporter');
  const { setStore } = cli('gatsby-cli/lib/reporter/redux');
  const { store, emitter } = load('redux');
  const journal = buildJournal(folder);
  const written = journal.read() ?? [];
  // The journal names the files that the interrupted build was writing. If it is empty, any file may be damaged.
  const doubtful = repair && written.length === 0 ? listWritten(store.getState()) : written;
  invalidateWritten(store.getState(), doubtful);
  const guard = guardGatsby({ load, cli, folder, served, kept, journal });
  guard.begin();
  const changes = watchChanges(emitter);
  const order = pageOrder({ store, emitter });
  await load('commands/build')({
    _: ['build'],
    directory: folder,
    sitePackageJson,
    browserslist: sitePackageJson.browserslist ?? BROWSERS,
    report: reporter,
    setStore,
    useYarn: false,
    keepPageRenderer: true,
  });
  journal.clear();
  const { createGraphQLRunner } = load('bootstrap/create-graphql-runner');
  const gatsby = {
    guard,
    journal,
    load,
    cli,
    store,
    emitter,
    changes,
    order,
    batchPages,
    /** Time per page in ms, measured in the last batches that mostly rendered pages or inserted slices into them. */
    pace: { ...USUAL_PACE },
    /** Number of changed pages that the last batch did not build. */
    left: 0,
    /**
     * The next batch, while it is rendered during the publication of the previous one. @type {Promise<Batch> | null}
     */
    ahead: null,
    /**
     * Time in ms since which the files that list all pages are stale, or null if they are current. @type {number |
     * null}
     */
    unlistedSince: null,
    /** Whether a check has already found the HTML files of all pages. After that, only deletions need a check. */
    hadFiles: false,
    // Created only once, because it listens to Gatsby's events for the lifetime of the process.
    graphql: createGraphQLRunner(store, reporter),
    queries: sharedQueries(load('query/graphql-runner').GraphQLRunner, store),
    knownDirtyTypes: findDirtyTypes(store),
    /** Templates that have a JavaScript bundle. A page with another template needs a full build. */
    bundled: templatesInUse({ load, store }),
    // Replaces Gatsby's worker pool and runs the workers' code in this process.
    workerPool: guard.guardPool({ single: { ...load('utils/worker/child/render-html') } }),
  };
  return {
    /** Documents that the first build omitted because they failed. */
    faults: guard.documents(),
    /** Documents whose change the first build found. */
    changes: changes.take(),
    /** @param {OnPhase} onPhase @param {CycleOptions} [options] */
    cycle: (onPhase, options) => runCycle(gatsby, onPhase, options),
    /** Saves Gatsby's state between two cycles. It does the same as `save` of a cycle. */
    save: () => saveState(gatsby),
  };
}

/** @typedef {Awaited<ReturnType<typeof bootGatsby>>} WarmGatsby */

/**
 * Builds one batch of changes, or all of them with `isWhole`. It runs Gatsby's own steps in the order of `gatsby
 * build`, and builds the pages of changed documents first. Gatsby itself tracks which pages are left.
 * @param {any} gatsby
 * @param {OnPhase} onPhase
 * @param {CycleOptions} [options]
 * @returns {Promise<Cycle>}
 * @throws {FullBuildRequired} after saving Gatsby's state, so that a full build can continue from it
 */
async function runCycle(
  gatsby,
  onPhase,
  { isWhole = false, resumes = false, mayRunAhead = () => false } = {},
) {
  /** @type {Batch | null} */
  const ahead = await gatsby.ahead;
  gatsby.ahead = null;
  if (!resumes) await readContent(gatsby, onPhase);
  const batch =
    resumes && ahead ? ahead : mergeBatches(ahead, await renderNext(gatsby, onPhase, { isWhole, resumes }));
  return finishBatch(gatsby, onPhase, { ...batch, isLast: isLast(batch, { isWhole, resumes }) }, () => {
    if (batch.left === 0 || !mayRunAhead()) return;
    const busy = new Set([...batch.queried, ...batch.rendered, ...batch.stitched]);
    gatsby.ahead = renderNext(gatsby, onPhase, { isWhole: false, resumes: true, busy });
    // The next cycle awaits this promise and reports the error. Until then, the rejection must not count as unhandled.
    gatsby.ahead.catch(() => {});
  });
}

/**
 * Returns whether the files that list all pages are written with a batch. After several batches, they are written
 * without pages, so that the last pages do not wait for them and for the compression of all pages.
 * @param {Batch} batch
 * @param {{ isWhole: boolean, resumes: boolean }} options
 */
const isLast = ({ left, rendered, stitched, deleted }, { isWhole, resumes }) =>
  left === 0 && (isWhole || !resumes || rendered.length + stitched.length + deleted.length === 0);

/**
 * Runs the queries of some changed pages and renders them.
 * @param {any} gatsby
 * @param {OnPhase} onPhase
 * @param {{ isWhole: boolean, resumes: boolean, busy?: ReadonlySet<string> }} options `busy`: pages that another batch
 *   still processes
 * @returns {Promise<Batch>}
 */
async function renderNext(gatsby, onPhase, { isWhole, resumes, busy = new Set() }) {
  const { load, store, queries, guard, order } = gatsby;
  const services = load('services');
  gatsby.unlistedSince ??= Date.now();
  onPhase('queries');
  const began = performance.now();
  const { getPageMode, materializePageMode } = load('utils/page-mode');
  await materializePageMode();
  const { queryIds } = await services.calculateDirtyQueries({ store });
  /** @type {import('./pageOrder.mjs').Page[]} */
  const dirty = queryIds.pageQueryIds.filter(
    (/** @type {any} */ page) => getPageMode(page) === 'SSG' && !(resumes && guard.isHeld(page.path)),
  );
  const limit = isWhole ? Infinity : batchLimit(gatsby, 'rendered');
  /** @type {string[]} */
  const due = order.sort(dirty.map(({ path }) => path));
  // If only a few pages would be left, build them in this batch too. A separate batch would cost more than it saves.
  const most = due.length > limit * 1.5 ? limit : due.length;
  const chosen = new Set(due.filter((page, index) => (index < most || order.isOwn(page)) && !busy.has(page)));
  queryIds.pageQueryIds = dirty.filter(({ path }) => chosen.has(path));
  onPhase('queries', chosen.size);
  if (!resumes) gatsby.runner = queries();
  const toRun = { queryIds, store, graphqlRunner: gatsby.runner };
  // Gatsby keeps a failed query marked as changed. It runs again when the content is read next, not in every resumed
  // batch.
  if (!resumes) await services.runStaticQueries(toRun);
  await services.runPageQueries(toRun);
  if (!resumes) await services.runSliceQueries(toRun);
  await services.waitUntilAllJobsComplete();

  onPhase('data', chosen.size);
  await load('utils/page-data').flush();

  // If a slice such as the footer changed, it must be inserted into the HTML of every page.
  const changesSlices = !resumes && queryIds.sliceQueryIds.length > 0;
  onPhase('html', changesSlices ? store.getState().pages.size : chosen.size);
  const unqueried = new Set(due.filter((page) => !chosen.has(page)));
  const made = await renderBatch(gatsby, {
    unqueried,
    busy,
    limit: Math.max(limit, chosen.size),
    stitchLimit: isWhole ? Infinity : batchLimit(gatsby, 'stitched'),
  });
  if (!resumes) guard.restoreUnknown();
  const left = new Set([...unqueried, ...made.left]);
  order.keep(left);
  gatsby.left = left.size;
  const isBuilt = (/** @type {string} */ page) => !guard.isHeld(page);
  return {
    rendered: made.rendered.filter(isBuilt),
    stitched: made.stitched,
    deleted: made.deleted.filter(isBuilt),
    queried: [...chosen],
    left: left.size,
    ms: performance.now() - began,
  };
}

/**
 * Merges a batch that was rendered ahead into the next one. This is needed when new changes arrived before it was
 * finished.
 * @param {Batch | null} ahead
 * @param {Batch} batch
 * @returns {Batch}
 */
function mergeBatches(ahead, batch) {
  if (!ahead) return batch;
  return {
    rendered: [...new Set([...ahead.rendered, ...batch.rendered])],
    stitched: [...new Set([...ahead.stitched, ...batch.stitched])],
    deleted: [...ahead.deleted, ...batch.deleted],
    queried: [...ahead.queried, ...batch.queried],
    left: batch.left,
    ms: ahead.ms + batch.ms,
  };
}

/**
 * Runs `onPostBuild` on the pages of a batch, which rewrites and compresses their files.
 * @param {any} gatsby
 * @param {OnPhase} onPhase
 * @param {Batch & { isLast: boolean }} batch
 * @param {() => void} runAhead starts rendering the next batch; called once `onPostBuild` has listed the files of this
 *   batch
 * @returns {Promise<Cycle>}
 */
async function finishBatch(
  gatsby,
  onPhase,
  { rendered, stitched, deleted, queried, left, ms, isLast },
  runAhead,
) {
  const { load, graphql, changes, guard } = gatsby;
  const pages = Math.max(queried.length, rendered.length) + stitched.length;
  onPhase('after', pages);
  const began = performance.now();
  const isListed = isLast || Date.now() - gatsby.unlistedSince > MAX_LISTS_MS;
  /** @type {unknown[]} */
  const postBuildResults = await load('utils/api-runner-node')(
    'onPostBuild',
    { graphql, isPartial: !isListed, onListed: () => !isListed && runAhead() },
    // Gatsby skips the plugin that this option names.
    { pluginSource: isListed ? undefined : FEEDS },
  );
  if (!gatsby.ahead) await load('services').waitUntilAllJobsComplete();
  if (isListed) gatsby.unlistedSince = isLast ? null : Date.now();
  for (const [kind, { length }] of Object.entries({ rendered, stitched }))
    if (length >= Math.max(MEASURED_PAGES, pages / 2))
      gatsby.pace[kind] = (ms + performance.now() - began) / pages;
  const files = /** @type {BuiltFiles | undefined} */ (
    postBuildResults.find((result) => result instanceof Map)
  );
  requireFiles(gatsby, files);
  return {
    rendered,
    deleted,
    queries: queried.length,
    left,
    isPartial: !isLast,
    faults: guard.documents(),
    changes: changes.take(),
    files: files && { changed: [...files.changed], gone: [...files.gone] },
    save: () => saveState(gatsby),
  };
}

/**
 * Saves Gatsby's state. It waits for the batch that is rendered ahead, because that batch changes the state too. @param
 * {any} gatsby
 */
async function saveState({ load, guard, journal, ahead }) {
  await ahead;
  await guard.renderAgain();
  // Call this function directly, because Gatsby's own wrapper only logs a warning if saving fails.
  load('redux').saveState();
  journal.clear();
}

/**
 * Reads changed content and creates its pages.
 * @param {any} gatsby
 * @param {OnPhase} onPhase
 * @throws {FullBuildRequired} if an incremental build cannot process the changes
 */
async function readContent(gatsby, onPhase) {
  const { load, store, changes, guard, journal, order } = gatsby;
  const services = load('services');
  changes.take();
  await guard.renderAgain();
  const failed = guard.failedPages();
  guard.begin();

  onPhase('source');
  await services.sourceNodes({ store, webhookSourcePluginName: SOURCE });
  guard.retryFiles();

  onPhase('pages');
  await createPages(gatsby, services);
  order.update(failed);
  const why = await fullBuildReason(gatsby);
  if (!why) return;
  load('redux').saveState();
  journal.clear();
  throw new FullBuildRequired(why);
}

/**
 * Returns the maximum number of pages of a batch, from the measured time per page.
 * @param {any} gatsby
 * @param {'rendered' | 'stitched'} kind
 */
function batchLimit({ pace, batchPages }, kind) {
  return batchPages ?? Math.max(MEASURED_PAGES, Math.floor(BATCH_MS / pace[kind]));
}

/** @param {any} gatsby @param {any} services */
async function createPages({ store, emitter, graphql }, services) {
  const { pages, redirects: known } = store.getState();
  for (const made of COPIED_PAGES) {
    const page = pages.get(made);
    if (page) page.updatedAt = Date.now() + 60_000;
  }
  // Gatsby only appends to its list of redirects. Replace the list with the redirects of this run, so that removed
  // redirects disappear.
  const redirects = new Map();
  const collect = (/** @type {{ payload: object }} */ { payload }) =>
    redirects.set(JSON.stringify(payload), payload);
  emitter.on('CREATE_REDIRECT', collect);
  try {
    await services.createPages({
      store,
      gatsbyNodeGraphQLFunction: graphql,
      shouldRunCreatePagesStatefully: false,
    });
  } finally {
    emitter.off('CREATE_REDIRECT', collect);
  }
  known.splice(0, known.length, ...redirects.values());
}

/**
 * Returns why a full build is needed, or null if an incremental build is possible.
 * @param {any} gatsby
 * @returns {Promise<'template' | 'types' | null>}
 */
async function fullBuildReason({ load, store, knownDirtyTypes, bundled }) {
  // A full build also starts with this step.
  await load('bootstrap/requires-writer').writeAll(store.getState());
  // Look only for templates that are newly in use. A template that is no longer in use keeps its JavaScript until the
  // next full build, because a page may use it again.
  if ([...templatesInUse({ load, store })].some((template) => !bundled.has(template))) return 'template';
  return [...findDirtyTypes(store)].some((type) => !knownDirtyTypes.has(type)) ? 'types' : null;
}

/**
 * Checks that the HTML of every page exists.
 * @param {any} gatsby
 * @param {BuiltFiles | undefined} files files of the site, if known
 * @throws {Error} if the HTML of a page is missing, because another process emptied the folder
 */
function requireFiles(gatsby, files) {
  if (files && gatsby.hadFiles && ![...files.gone].some((file) => file.endsWith('.html'))) return;
  const { store, cli } = gatsby;
  const { generateHtmlPath } = cli('gatsby-core-utils/page-html');
  const isThere = (/** @type {string} */ file) => (files ? files.has(file) : existsSync(file));
  for (const page of store.getState().pages.keys()) {
    if (!isThere(generateHtmlPath('public', page)))
      throw new Error(`The HTML of ${page} is missing from the build folder`);
  }
  gatsby.hadFiles = true;
}

/** Returns the bundle names of all templates that pages and slices use. @param {any} gatsby @returns {Set<string>} */
function templatesInUse({ load, store }) {
  const { pages, slices, components } = store.getState();
  const all = load('bootstrap/requires-writer').getComponents([...pages.values()], slices, components);
  return new Set(all.map((/** @type {{ componentChunkName: string }} */ one) => one.componentChunkName));
}

/**
 * Returns node types whose fields Gatsby must infer again. Gatsby's own types, such as `SitePage`, are omitted because
 * the site does not query them.
 */
function findDirtyTypes(/** @type {any} */ store) {
  const { typeMap } = store.getState().inferenceMetadata;
  return new Set(
    Object.entries(typeMap)
      .filter(
        ([type, info]) =>
          /** @type {any} */ (info).dirty && !(/** @type {any} */ (info).ignored) && !type.startsWith('Site'),
      )
      .map(([type]) => type),
  );
}

/** Collects the documents whose nodes were created or deleted since the last call of `take`. */
function watchChanges(/** @type {any} */ emitter) {
  /** @type {Map<string, Change>} */
  let changed = new Map();
  const note = (/** @type {{ payload?: Node }} */ { payload: node }) => {
    // Ignore nodes without a document id. The source plugin creates them temporarily to declare a field.
    if (node?.internal.owner !== SOURCE || !node.documentId) return;
    const { internal, documentId, title, name } = node;
    const key = `${internal.type} ${documentId}`;
    if (!changed.has(key))
      changed.set(key, { type: internal.type, id: documentId, title: title ?? name ?? '' });
  };
  emitter.on('CREATE_NODE', note);
  emitter.on('DELETE_NODE', note);
  return {
    take() {
      const all = [...changed.values()];
      changed = new Map();
      return all;
    },
  };
}

/**
 * Returns a function that creates a query runner. Each cycle needs a new runner, because a runner caches results.
 * Runners share parsed and validated queries as long as the schema stays the same.
 * @param {any} GraphQLRunner
 * @param {any} store
 */
function sharedQueries(GraphQLRunner, store) {
  /** @type {any} */
  let last = null;
  return () => {
    const runner = new GraphQLRunner(store);
    // Disable this function of Gatsby, because it would clear the shared cache while a later cycle uses it.
    runner.scheduleClearCache = () => {};
    if (last?.schema === runner.schema) {
      runner.parseCache = last.parseCache;
      runner.validDocuments = last.validDocuments;
    }
    last = { schema: runner.schema, parseCache: runner.parseCache, validDocuments: runner.validDocuments };
    return runner;
  };
}
