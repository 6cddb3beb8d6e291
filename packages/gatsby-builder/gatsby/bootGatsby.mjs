import { existsSync } from 'node:fs';
import { loadGatsby } from './loadGatsby.mjs';

/** The only source that is asked again: others would add their listeners anew each time. It deletes its own stale nodes. */
const SOURCE = 'gatsby-source-payload';
/** Made once in a process, of the page at /404/; `createPages` does not make it again, and would so delete it. */
const MADE_ONCE = ['/404.html', '/500.html'];
const BROWSERS = ['>0.25%', 'not dead'];

/** @typedef {{ internal: { type: string, owner: string }, documentId?: string, locale?: string, title?: string, name?: string }} Node */
/** @typedef {{ type: string, id: string, title: string }} Change a document whose public content changed */

/**
 * @typedef {object} Cycle
 * @property {string[]} rendered paths of the pages whose HTML was written
 * @property {string[]} deleted paths of the pages whose files were removed
 * @property {number} queries how many queries of pages ran
 * @property {Change[]} changes
 * @property {import('../publish/publishFolder.mjs').FileChanges | undefined} files which of the site's files changed since the cycle before, where the
 *   site tells: their paths from the checkout
 * @property {() => void} save keeps Gatsby's state for another process: a build whose state was not is one that was cut off
 */

/** @typedef {Map<string, import('../publish/publishOrder.mjs').Facts> & Record<'changed' | 'gone', Set<string>>} BuiltFiles as in `src/gatsby/BuiltFiles.ts` */

/** @typedef {(phase: string, pages?: number) => void} OnPhase told of each phase as it begins, and for how many pages, once that is known */

/** A cycle found that it cannot do what is to be done: an ordinary build can. */
export class NeedsWholeBuild extends Error {
  /** @param {'template' | 'types' | 'check'} why `check`: cycles write what they should not, which only shows afterwards */
  constructor(why) {
    super(`A whole build is needed: ${why}`);
    this.why = why;
  }
}

/** As `gatsby build` sets it, before any of its modules is loaded. */
function prepareProcess() {
  process.env.NODE_ENV = 'production';
  process.env.gatsby_executing_command = 'build';
  process.env.gatsby_log_level = 'normal';
}

/**
 * Forgets which results of queries were written. Gatsby keeps them at once, and what follows from them only at the end: after a build that
 * was killed in between, a page would stay as it was until its result changes again.
 * @param {string} folder a checkout in which no build runs
 */
export async function forgetQueryResults(folder) {
  prepareProcess();
  const { default: Cache } = loadGatsby(folder).load('utils/cache-lmdb');
  await new Cache({ name: 'query-result-hashes', encoding: 'string' }).init().getDb().clearAsync();
  await Cache.getStore().close();
}

/**
 * Builds the site as `gatsby build` does, and stays able to go on from there.
 * @param {string} folder a checkout; also the working directory
 * @returns what builds again; to be called for one build at a time
 */
export async function bootGatsby(folder) {
  prepareProcess();
  const { load, cli, sitePackageJson } = loadGatsby(folder);
  const { default: reporter } = cli('gatsby-cli/lib/reporter');
  const { setStore } = cli('gatsby-cli/lib/reporter/redux');
  const { store, emitter } = load('redux');
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
  const { createGraphQLRunner } = load('bootstrap/create-graphql-runner');
  const gatsby = {
    load,
    cli,
    store,
    emitter,
    changes,
    /** Whether the files of all pages were there once. */
    hadFiles: false,
    // Once: it listens to Gatsby's events for as long as the process lives.
    graphql: createGraphQLRunner(store, reporter),
    queries: sharedQueries(load('query/graphql-runner').GraphQLRunner, store),
    knownDirtyTypes: dirtyTypes(store),
    /** There is JavaScript for these alone. */
    bundled: templatesInUse({ load, store }),
    // In place of a pool of workers: what a worker runs, in this process.
    workerPool: { single: load('utils/worker/child/render-html') },
  };
  return {
    /** What the build found changed. */
    changes: changes.take(),
    /** @param {OnPhase} onPhase */
    cycle: (onPhase) => runCycle(gatsby, onPhase),
  };
}

/** @typedef {Awaited<ReturnType<typeof bootGatsby>>} WarmGatsby */

/**
 * One build of what changed, with Gatsby's own steps in the order of its own build.
 * @param {any} gatsby
 * @param {OnPhase} onPhase
 * @returns {Promise<Cycle>}
 * @throws {NeedsWholeBuild} with Gatsby's state saved, so that a whole build goes on from there
 */
async function runCycle(gatsby, onPhase) {
  const { load, store, graphql, changes, queries } = gatsby;
  const services = load('services');
  changes.take();

  onPhase('source');
  await services.sourceNodes({ store, webhookSourcePluginName: SOURCE });

  onPhase('pages');
  await createPages(gatsby, services);
  const why = await whyWholeBuild(gatsby);
  if (why) {
    load('redux').saveState();
    throw new NeedsWholeBuild(why);
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

  // A part of all pages, such as the footer, is set into the HTML of each.
  const touched = queryIds.sliceQueryIds.length > 0 ? store.getState().pages.size : due;
  onPhase('html', touched);
  const { buildHTMLPagesAndDeleteStaleArtifacts } = load('commands/build-html');
  const { program } = store.getState();
  const { workerPool } = gatsby;
  const { toRegenerate, toDelete } = await buildHTMLPagesAndDeleteStaleArtifacts({ program, workerPool });

  onPhase('after', touched);
  /** @type {unknown[]} */
  const told = await load('utils/api-runner-node')('onPostBuild', { graphql });
  await services.waitUntilAllJobsComplete();
  const files = /** @type {BuiltFiles | undefined} */ (told.find((result) => result instanceof Map));
  requireFiles(gatsby, files);
  return {
    rendered: toRegenerate,
    deleted: toDelete,
    queries: due,
    changes: changes.take(),
    files: files && { changed: [...files.changed], gone: [...files.gone] },
    // Gatsby's own way only warns when nothing could be saved.
    save: () => load('redux').saveState(),
  };
}

/** @param {any} gatsby @param {any} services */
async function createPages({ store, emitter, graphql }, services) {
  const { pages, redirects: known } = store.getState();
  for (const made of MADE_ONCE) {
    const page = pages.get(made);
    if (page) page.updatedAt = Date.now() + 60_000;
  }
  // Gatsby's list only ever grows: what this run creates takes its place.
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
async function whyWholeBuild({ load, store, knownDirtyTypes, bundled }) {
  // What a whole build begins with.
  await load('bootstrap/requires-writer').writeAll(store.getState());
  // One that is not in use any more keeps its JavaScript until then: its page may come back.
  if ([...templatesInUse({ load, store })].some((template) => !bundled.has(template))) return 'template';
  return [...dirtyTypes(store)].some((type) => !knownDirtyTypes.has(type)) ? 'types' : null;
}

/**
 * @param {any} gatsby
 * @param {BuiltFiles | undefined} files of the site, where they are known
 * @throws {Error} when the files of a page are gone: somebody else cleared the folder, and what is left is no site
 */
function requireFiles(gatsby, files) {
  if (files && gatsby.hadFiles && ![...files.gone].some((file) => file.endsWith('.html'))) return;
  const { store, cli } = gatsby;
  const { generateHtmlPath } = cli('gatsby-core-utils/page-html');
  const isThere = (/** @type {string} */ file) => (files ? files.has(file) : existsSync(file));
  for (const page of store.getState().pages.keys()) {
    if (!isThere(generateHtmlPath('public', page)))
      throw new Error(`The HTML of ${page} is gone from the folder of the build`);
  }
  gatsby.hadFiles = true;
}

/** The templates of pages and slices that there are, by the names of their JavaScript. @param {any} gatsby @returns {Set<string>} */
function templatesInUse({ load, store }) {
  const { pages, slices, components } = store.getState();
  const all = load('bootstrap/requires-writer').getComponents([...pages.values()], slices, components);
  return new Set(all.map((/** @type {{ componentChunkName: string }} */ one) => one.componentChunkName));
}

/** Node types whose fields Gatsby would have to infer again. Those of its own pages count for nothing that the site asks for. */
function dirtyTypes(/** @type {any} */ store) {
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

/** The documents whose nodes Gatsby was given, or lost, since they were last taken. */
function watchChanges(/** @type {any} */ emitter) {
  /** @type {Map<string, Change>} */
  let changed = new Map();
  const note = (/** @type {{ payload?: Node }} */ { payload: node }) => {
    // Without a document it is what the source makes for a moment to tell of a field.
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
 * A runner of queries for each cycle, because it keeps what it found; what it parsed and validated holds for as long as the schema does.
 * @param {any} GraphQLRunner
 * @param {any} store
 */
function sharedQueries(GraphQLRunner, store) {
  /** @type {any} */
  let last = null;
  return () => {
    const runner = new GraphQLRunner(store);
    // It would clear what is shared while a later cycle uses it.
    runner.scheduleClearCache = () => {};
    if (last?.schema === runner.schema) {
      runner.parseCache = last.parseCache;
      runner.validDocuments = last.validDocuments;
    }
    last = { schema: runner.schema, parseCache: runner.parseCache, validDocuments: runner.validDocuments };
    return runner;
  };
}
