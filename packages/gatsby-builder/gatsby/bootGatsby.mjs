import { existsSync } from 'node:fs';
import { buildJournal } from './buildJournal.mjs';
import { listWritten, invalidateWritten } from './invalidateWritten.mjs';
import { guardGatsby } from './guardGatsby.mjs';
import { guardPictures } from './guardPictures.mjs';
import { loadGatsby } from './loadGatsby.mjs';

/** The only source that runs in each cycle: other plugins would register their listeners again. It deletes its stale nodes. */
const SOURCE = 'gatsby-source-payload';
/**
 * Gatsby creates these once per process, from the page at /404/. A later `createPages` does not create them, so Gatsby would delete them.
 */
const COPIED_PAGES = ['/404.html', '/500.html'];
const BROWSERS = ['>0.25%', 'not dead'];

/** @typedef {{ internal: { type: string, owner: string }, documentId?: string, locale?: string, title?: string, name?: string }} Node */
/** @typedef {{ type: string, id: string, title: string }} Change a document with changed public content */

/**
 * @typedef {object} Cycle
 * @property {string[]} rendered paths of pages whose HTML was written
 * @property {string[]} deleted paths of pages whose files were removed
 * @property {number} queries number of page queries that ran
 * @property {Change[]} changes
 * @property {import('../publish/publishFolder.mjs').FileChanges | undefined} files files that changed since the previous cycle, relative to
 *   the checkout; undefined if the site does not report them
 * @property {import('./guardGatsby.mjs').DocumentFault[]} faults documents that could not be built
 * @property {() => void} save saves Gatsby's state for other processes; without it the build counts as interrupted
 */

/**
 * @typedef {Map<string, import('../publish/publishOrder.mjs').Facts> & Record<'changed' | 'gone', Set<string>>} BuiltFiles as in
 *   `src/gatsby/files/BuiltFiles.ts`
 */

/**
 * @typedef {(phase: string, pages?: number) => void} OnPhase called at the start of each phase, and with the number of pages once it is
 *   known
 */

/** A cycle cannot process the changes; a full `gatsby build` can. */
export class FullBuildRequired extends Error {
  /** @param {'template' | 'types' | 'check'} why `check`: cycles write unexpected files, which only the check detects */
  constructor(why) {
    super(`A full build is needed: ${why}`);
    this.why = why;
  }
}

/** Sets the environment as `gatsby build` does, before any of its modules is loaded. */
function prepareProcess() {
  process.env.NODE_ENV = 'production';
  process.env.gatsby_executing_command = 'build';
  process.env.gatsby_log_level = 'normal';
}

/**
 * Makes the next build rewrite all query results. Gatsby saves the record of written results immediately, but its state only at the end.
 * After an interrupted build, a page would otherwise stay outdated until its result changes again.
 * @param {string} folder a checkout without a running build
 */
export async function invalidateQueryResults(folder) {
  prepareProcess();
  const { default: Cache } = loadGatsby(folder).load('utils/cache-lmdb');
  await new Cache({ name: 'query-result-hashes', encoding: 'string' }).init().getDb().clearAsync();
  await Cache.getStore().close();
}

/**
 * Builds the site like `gatsby build` and keeps the state for further cycles. Documents that fail are left out.
 * @param {string} folder a checkout; must be the working directory
 * @param {{ served?: string, kept?: string, repair?: boolean }} [options] `served`: folder with the last published files; `kept`: folder for
 *   the last good HTML of slices; `repair`: the previous build was interrupted
 * @returns functions for further builds; call them for one build at a time
 */
export async function bootGatsby(folder, { served, kept, repair = false } = {}) {
  prepareProcess();
  const { load, cli, sitePackageJson } = loadGatsby(folder);
  guardPictures(cli);
  const reporter = cli('gatsby-cli/lib/reporter');
  const { setStore } = cli('gatsby-cli/lib/reporter/redux');
  const { store, emitter } = load('redux');
  const journal = buildJournal(folder);
  const written = journal.read() ?? [];
  // Without entries the cause of the interruption is unknown, so any file may be damaged.
  const doubtful = repair && written.length === 0 ? listWritten(store.getState()) : written;
  invalidateWritten(store.getState(), doubtful);
  const guard = guardGatsby({ load, cli, folder, served, kept, journal });
  guard.begin();
  const changes = watchChanges(emitter);
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
    /** Whether the files of all pages have been found before. */
    hadFiles: false,
    // Created once: it listens to Gatsby's events for the lifetime of the process.
    graphql: createGraphQLRunner(store, reporter),
    queries: sharedQueries(load('query/graphql-runner').GraphQLRunner, store),
    knownDirtyTypes: findDirtyTypes(store),
    /** Only these templates have JavaScript bundles. */
    bundled: templatesInUse({ load, store }),
    // Replaces the worker pool: runs the worker code in this process.
    workerPool: guard.guardPool({ single: { ...load('utils/worker/child/render-html') } }),
  };
  return {
    /** Documents that the first build could not build. */
    faults: guard.documents(),
    /** Changes that the first build found. */
    changes: changes.take(),
    /** @param {OnPhase} onPhase */
    cycle: (onPhase) => runCycle(gatsby, onPhase),
  };
}

/** @typedef {Awaited<ReturnType<typeof bootGatsby>>} WarmGatsby */

/**
 * Builds changes with Gatsby's own steps, in the order of `gatsby build`.
 * @param {any} gatsby
 * @param {OnPhase} onPhase
 * @returns {Promise<Cycle>}
 * @throws {FullBuildRequired} after saving Gatsby's state, so that a full build can continue
 */
async function runCycle(gatsby, onPhase) {
  const { load, store, graphql, changes, queries } = gatsby;
  const services = load('services');
  const { guard, journal } = gatsby;
  changes.take();
  guard.begin();

  onPhase('source');
  await services.sourceNodes({ store, webhookSourcePluginName: SOURCE });
  guard.retryFiles();

  onPhase('pages');
  await createPages(gatsby, services);
  const why = await fullBuildReason(gatsby);
  if (why) {
    load('redux').saveState();
    throw new FullBuildRequired(why);
  }

  onPhase('queries');
  const { getPageMode, materializePageMode } = load('utils/page-mode');
  await materializePageMode();
  const { queryIds } = await services.calculateDirtyQueries({ store });
  queryIds.pageQueryIds = queryIds.pageQueryIds.filter(
    (/** @type {unknown} */ page) => getPageMode(page) === 'SSG',
  );
  const due = queryIds.pageQueryIds.length;
  onPhase('queries', due);
  const toRun = { queryIds, store, graphqlRunner: queries() };
  await services.runStaticQueries(toRun);
  await services.runPageQueries(toRun);
  await services.runSliceQueries(toRun);
  await services.waitUntilAllJobsComplete();

  onPhase('data', due);
  await load('utils/page-data').flush();

  // Slices such as the footer are inserted into the HTML of each page.
  const touched = queryIds.sliceQueryIds.length > 0 ? store.getState().pages.size : due;
  onPhase('html', touched);
  const { buildHTMLPagesAndDeleteStaleArtifacts } = load('commands/build-html');
  const { program } = store.getState();
  const { workerPool } = gatsby;
  const made = await buildHTMLPagesAndDeleteStaleArtifacts({ program, workerPool });

  onPhase('after', touched);
  /** @type {unknown[]} */
  const postBuildResults = await load('utils/api-runner-node')('onPostBuild', { graphql });
  await services.waitUntilAllJobsComplete();
  const files = /** @type {BuiltFiles | undefined} */ (
    postBuildResults.find((result) => result instanceof Map)
  );
  requireFiles(gatsby, files);
  const isBuilt = (/** @type {string} */ page) => !guard.isHeld(page);
  return {
    rendered: made.toRegenerate.filter(isBuilt),
    deleted: made.toDelete.filter(isBuilt),
    queries: due,
    faults: guard.documents(),
    changes: changes.take(),
    files: files && { changed: [...files.changed], gone: [...files.gone] },
    // Gatsby's own function only logs a warning if saving fails.
    save() {
      load('redux').saveState();
      journal.clear();
    },
  };
}

/** @param {any} gatsby @param {any} services */
async function createPages({ store, emitter, graphql }, services) {
  const { pages, redirects: known } = store.getState();
  for (const made of COPIED_PAGES) {
    const page = pages.get(made);
    if (page) page.updatedAt = Date.now() + 60_000;
  }
  // Gatsby only appends to its list, so replace it with the redirects of this run.
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
 * @param {any} gatsby
 * @returns {Promise<'template' | 'types' | null>}
 */
async function fullBuildReason({ load, store, knownDirtyTypes, bundled }) {
  // The first step of a full build.
  await load('bootstrap/requires-writer').writeAll(store.getState());
  // An unused template keeps its JavaScript until the next full build, because its page may return.
  if ([...templatesInUse({ load, store })].some((template) => !bundled.has(template))) return 'template';
  return [...findDirtyTypes(store)].some((type) => !knownDirtyTypes.has(type)) ? 'types' : null;
}

/**
 * @param {any} gatsby
 * @param {BuiltFiles | undefined} files files of the site, if known
 * @throws {Error} if the files of a page are missing, because another process cleared the folder
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

/** Returns the templates of existing pages and slices, by the names of their bundles. @param {any} gatsby @returns {Set<string>} */
function templatesInUse({ load, store }) {
  const { pages, slices, components } = store.getState();
  const all = load('bootstrap/requires-writer').getComponents([...pages.values()], slices, components);
  return new Set(all.map((/** @type {{ componentChunkName: string }} */ one) => one.componentChunkName));
}

/** Returns node types whose fields Gatsby would have to infer again, except its own page types, which the site does not query. */
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

/** Collects documents whose nodes were created or deleted since the last `take`. */
function watchChanges(/** @type {any} */ emitter) {
  /** @type {Map<string, Change>} */
  let changed = new Map();
  const note = (/** @type {{ payload?: Node }} */ { payload: node }) => {
    // Nodes without a document are temporary: the source creates them to declare a field.
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
 * Creates a query runner per cycle, because a runner caches results. Parsed and validated queries are shared while the schema is the same.
 * @param {any} GraphQLRunner
 * @param {any} store
 */
function sharedQueries(GraphQLRunner, store) {
  /** @type {any} */
  let last = null;
  return () => {
    const runner = new GraphQLRunner(store);
    // It would clear the shared cache while a later cycle uses it.
    runner.scheduleClearCache = () => {};
    if (last?.schema === runner.schema) {
      runner.parseCache = last.parseCache;
      runner.validDocuments = last.validDocuments;
    }
    last = { schema: runner.schema, parseCache: runner.parseCache, validDocuments: runner.validDocuments };
    return runner;
  };
}
