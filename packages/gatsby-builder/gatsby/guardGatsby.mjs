import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressFault } from './addressFault.mjs';
import { UNREADABLE_CONTENT } from './exitCodes.mjs';
import { buildFaults } from './buildFaults.mjs';
import { forgetWritten } from './forgetWritten.mjs';
import { guardQueries } from './guardQueries.mjs';
import { lastGood } from './lastGood.mjs';

const SOURCE = 'gatsby-source-payload';
/** Files of documents are made by these jobs. */
const FILE_JOBS = ['IMAGE_CDN', 'FILE_CDN'];
/** Retry of a failed file in ms: most fail again, and edits wait for it. */
const RETRY_FILE_MS = 300_000;
/** `pages 5 (he)`, `global header (he)`: see `buildNodes.ts` of the source plugin. */
const LABEL = /^(global )?(\S+?)(?: (\S+))? \((\S+)\)$/;

/** @typedef {import('./buildFaults.mjs').BuildFault} BuildFault */
/** @typedef {import('./lastGood.mjs').Page & { updatedAt: number }} Page */
/**
 * @typedef {object} DocumentFault a document that could not be built
 * @property {string} collection slug, or `globals`
 * @property {string} id of a global: its slug
 * @property {string} [locale]
 * @property {string} [title]
 * @property {import('./buildFaults.mjs').Reason} reason
 * @property {string} detail for developers
 */

/**
 * Makes Gatsby build what it can. A document that fails keeps the page that visitors have, or is left out if it is new.
 * @param {object} gatsby
 * @param {(name: string) => any} gatsby.load loads a private module of Gatsby
 * @param {(name: string) => any} gatsby.cli loads a module that Gatsby depends on
 * @param {string} gatsby.folder a checkout
 * @param {string} [gatsby.served] folder with the last published files
 * @param {string} [gatsby.kept] folder for the last good HTML of slices, which is not published
 * @param {ReturnType<typeof import('./buildJournal.mjs').buildJournal>} gatsby.journal
 */
export function guardGatsby({ load, cli, folder, served, kept, journal }) {
  const built = path.join(folder, 'public');
  const faults = buildFaults(folder);
  const good = lastGood(built, served);
  const { store, emitter } = load('redux');
  // Its modules depend on each other and must be loaded in Gatsby's order.
  const { publicActions: actions, internalActions: internal, actions: all } = load('redux/actions');
  /** @type {{ getNode: (id: string) => any }} */
  const { getNode } = load('datastore');
  /** @returns {Map<string, Page>} */
  const pages = () => store.getState().pages;
  /** Pages whose query does not run in this build. @type {Set<string>} */
  const frozen = new Set();
  /** Pages and slices that are rendered again by the next build. @type {Set<string>} */
  const failedPages = new Set();
  /** @type {Set<string>} */
  const failedSlices = new Set();
  /** Nodes of pages that were left out. @type {Map<string, string>} */
  const nodeOf = new Map();
  /** The last error of each file. @type {Map<string, { at: number, detail: string }>} */
  const failedFiles = new Map();

  const note = (/** @type {BuildFault} */ fault) => {
    const page = fault.kind === 'page' ? pages().get(fault.name)?.context.id : undefined;
    if (page) nodeOf.set(fault.name, page);
    faults.note(fault);
  };

  /** Leaves out a page without an earlier version. @param {Page} page */
  const leaveOut = (page) => {
    if (page.context.id) nodeOf.set(page.path, page.context.id);
    store.dispatch(all.deletePage(page));
    good.remove(page);
  };

  /** Keeps what visitors have of a page, or leaves it out. @param {Page} page */
  const hold = (page) => {
    if (good.hasData(page) || good.restoreData(page)) return true;
    leaveOut(page);
    return false;
  };

  /** Keeps pages that this run of `createPages` does not create. @param {readonly string[]} nodes */
  const keepPages = (nodes) => {
    for (const page of pages().values())
      if (page.context.id && nodes.includes(page.context.id)) page.updatedAt = Date.now();
  };

  // Structured errors that name a document do not end the build.
  const reporter = cli('gatsby-cli/lib/reporter');
  for (const name of ['panic', 'panicOnBuild']) {
    const end = reporter[name];
    reporter[name] = (
      /** @type {any} */ meta,
      /** @type {unknown} */ error,
      /** @type {string} */ plugin,
    ) => {
      const document = meta?.context?.document;
      if (document) {
        for (const name of document.nodes)
          note({
            kind: 'node',
            name,
            label: document.label,
            reason: document.reason ?? 'content',
            detail: meta.context.sourceMessage,
          });
        keepPages(document.nodes);
        return undefined;
      }
      if (plugin === SOURCE) {
        reporter.error(meta, error, plugin);
        process.exit(UNREADABLE_CONTENT);
      }
      return end(meta, error, plugin);
    };
  }

  const { createPage } = actions;
  actions.createPage = (
    /** @type {any} */ page,
    /** @type {unknown} */ plugin,
    /** @type {unknown} */ options,
  ) => {
    const detail = page.context?.id ? whyNotHere(page) : null;
    if (!detail) return createPage(page, plugin, options);
    nodeOf.set(page.path, page.context.id);
    note({ kind: 'node', name: page.context.id, reason: 'address', detail: `${page.path}: ${detail}` });
    const former = [...pages().values()].find(
      ({ path: other, context }) => context.id === page.context.id && other !== page.path,
    );
    if (former) {
      former.updatedAt = Date.now();
      frozen.add(former.path);
      return [];
    }
    const address = good.formerPath(page.context.id);
    if (!address || address === page.path || addressFault(folder, address)) return [];
    frozen.add(address);
    return createPage({ ...page, path: address }, plugin, options);
  };

  /** @param {any} page @returns {string | null} */
  const whyNotHere = (page) => {
    const known = pages();
    const present = known.get(page.path) ?? known.get(page.path.replace(/(.)\/$/, '$1'));
    const owner = page.path === '/index/' ? known.get('/') : present;
    const id = owner?.context.id || undefined;
    // A page that moved away in this build is still known.
    const isLeft = id !== undefined && id !== page.context.id && getNode(id)?.path !== owner?.path;
    if (owner && id !== page.context.id && !isLeft)
      return id === undefined
        ? 'used by a page of the site'
        : `used by ${getNode(id)?.internal.description ?? id}`;
    return addressFault(folder, page.path);
  };

  const services = load('services');
  const { calculateDirtyQueries } = services;
  services.calculateDirtyQueries = async (/** @type {unknown} */ context) => {
    for (const { kind, name } of faults.read()) {
      if (kind !== 'node') continue;
      const page = [...pages().values()].find((one) => one.context.id === name);
      if (page && hold(page)) frozen.add(page.path);
    }
    const result = await calculateDirtyQueries(context);
    const { queryIds } = result;
    queryIds.pageQueryIds = queryIds.pageQueryIds.filter(
      (/** @type {Page} */ page) => !frozen.has(page.path) && pages().has(page.path),
    );
    return result;
  };

  guardQueries(load, folder, faults, journal);

  const html = load('commands/build-html');
  const buildHtml = html.buildHTMLPagesAndDeleteStaleArtifacts;
  html.buildHTMLPagesAndDeleteStaleArtifacts = async (/** @type {any} */ context) => {
    for (const fault of faults.read()) {
      if (fault.reason !== 'query') continue;
      const page = fault.kind === 'page' ? pages().get(fault.name) : undefined;
      if (fault.kind === 'page' && !page?.context.id && !fault.name.startsWith('sq--'))
        throw new Error(`The query of ${fault.name} fails: ${fault.detail}`);
      if (page) hold(page);
      else if (fault.kind === 'slice') good.restoreSliceData(fault.name);
    }
    const made = await buildHtml(context);
    await renderAgain();
    restoreUnknown();
    return made;
  };

  /** Keeps pages whose documents cannot be nodes any more, in a build without an earlier cache. */
  function restoreUnknown() {
    const known = new Set([...pages().values()].map(({ context }) => context.id));
    const paths = faults.read().flatMap(({ kind, name }) => {
      const address = kind === 'node' && !known.has(name) ? good.formerPath(name) : undefined;
      return address && !pages().has(address) && !addressFault(folder, address) ? [address] : [];
    });
    good.restoreUnknown(paths, (address) => pages().has(address));
  }

  /** Marks what failed to render for the next build: Gatsby takes it for rendered. */
  async function renderAgain() {
    const written = [
      ...[...failedPages].map((name) => ({ kind: /** @type {const} */ ('page'), name })),
      ...[...failedSlices].map((name) => ({ kind: /** @type {const} */ ('slice'), name })),
    ];
    if (written.length === 0) return;
    forgetWritten(store.getState(), written);
    const { default: Cache } = load('utils/cache-lmdb');
    const hashes = new Cache({ name: 'query-result-hashes', encoding: 'string' }).init();
    for (const { kind, name } of written) await hashes.set(kind === 'slice' ? `slice--${name}` : name, '');
  }

  /** @param {any} pool Gatsby's worker pool, or what replaces it */
  function guardRendering(pool) {
    const { renderHTMLProd, renderSlices } = pool.single;
    pool.single.renderHTMLProd = async (/** @type {any} */ args) => {
      journal.note('page', args.paths);
      try {
        return await renderHTMLProd(args);
      } catch {
        // The error ended the whole segment: find the pages that fail.
        const rendered = [];
        for (const name of args.paths) rendered.push(await renderPage(name, args));
        return rendered.reduce(merged, {
          unsafeBuiltinsUsageByPagePath: {},
          previewErrors: {},
          slicesPropsPerPage: {},
        });
      }
    };
    const renderPage = async (/** @type {string} */ name, /** @type {any} */ args) => {
      try {
        return await renderHTMLProd({ ...args, paths: [name] });
      } catch (error) {
        const page = pages().get(name);
        if (!page?.context.id) throw error;
        note({ kind: 'page', name, reason: 'template', detail: String(error) });
        failedPages.add(name);
        if (good.restoreData(page)) {
          if (!good.hasHtml(page)) good.restoreHtml(page);
        } else leaveOut(page);
        return {};
      }
    };
    pool.single.renderSlices = async (/** @type {any} */ args) => {
      journal.note(
        'slice',
        new Set(args.slicesProps.map((/** @type {{ sliceName: string }} */ slice) => slice.sliceName)),
      );
      for (const slice of args.slicesProps) await renderSlice(slice, { ...args, slicesProps: [slice] });
    };
    const renderSlice = async (
      /** @type {{ sliceId: string, sliceName: string }} */ { sliceId, sliceName },
      /** @type {any} */ args,
    ) => {
      const folderOf = path.join(built, '_gatsby/slices');
      const isPiece = (/** @type {string} */ name) =>
        name.startsWith(`${sliceId}-`) && name.endsWith('.html');
      try {
        await renderSlices(args);
        if (kept) copyPieces(folderOf, kept, isPiece);
      } catch (error) {
        note({ kind: 'slice', name: sliceName, reason: 'template', detail: String(error) });
        failedSlices.add(sliceName);
        if (existsSync(path.join(folderOf, `${sliceId}-1.html`))) return;
        if (kept && existsSync(path.join(kept, `${sliceId}-1.html`))) copyPieces(kept, folderOf, isPiece);
        else writePiece(folderOf, `${sliceId}-1.html`);
      }
    };
    return pool;
  }

  const workers = cli('gatsby-worker');
  const { WorkerPool } = workers;
  workers.WorkerPool = class extends WorkerPool {
    constructor(/** @type {string} */ child, /** @type {object} */ options) {
      // Gatsby compiles `gatsby-node` in other pools.
      const isBuilding = path.dirname(child).endsWith('/utils/worker/child');
      super(isBuilding ? path.join(import.meta.dirname, 'guardedWorker.cjs') : child, options);
      if (isBuilding) guardRendering(this);
    }
  };

  const createJob = internal.createJobV2FromInternalJob;
  const { removeInProgressJob } = load('utils/jobs/manager');
  internal.createJobV2FromInternalJob =
    (/** @type {any} */ job) => (/** @type {unknown} */ dispatch, /** @type {unknown} */ getState) => {
      const made = createJob(job)(dispatch, getState);
      if (!FILE_JOBS.includes(job.name)) return made;
      return made.catch((/** @type {Error} */ error) => {
        failedFiles.set(job.contentDigest, { at: Date.now(), detail: error.message });
        removeInProgressJob(job.contentDigest);
        return {};
      });
    };

  /** Files that failed and are still shown. Gatsby keeps their jobs as incomplete. */
  function incompleteFiles() {
    const { incomplete } = store.getState().jobsV2;
    const jobs = [...incomplete.values()]
      .map(({ job }) => job)
      .filter(({ name }) => FILE_JOBS.includes(name));
    if (jobs.length === 0) return [];
    const nodes = new Map(sourceNodes(load).map((node) => [node.url, node]));
    return jobs.flatMap((job) => {
      const node = nodes.get(job.args.url);
      if (node) return { job, node };
      incomplete.delete(job.contentDigest);
      return [];
    });
  }

  emitter.on('ADD_PAGE_DATA_STATS', (/** @type {any} */ { payload }) =>
    journal.note('page', [payload.pagePath]),
  );
  emitter.on('ADD_SLICE_DATA_STATS', (/** @type {any} */ { payload }) =>
    journal.note('slice', [payload.sliceName]),
  );

  return {
    guardRendering,
    begin() {
      faults.clear();
      for (const set of [frozen, failedPages, failedSlices, nodeOf]) set.clear();
    },
    /** Tries failed files again, from time to time. */
    retryFiles() {
      for (const { job } of incompleteFiles())
        if (Date.now() - (failedFiles.get(job.contentDigest)?.at ?? 0) > RETRY_FILE_MS)
          void store.dispatch(internal.createJobV2FromInternalJob(job));
    },
    /** Whether a page or slice failed in this build. @param {string} name */
    isHeld: (name) => nodeOf.has(name) || frozen.has(name) || failedPages.has(name),
    /** Documents that failed in this build, each once. @returns {DocumentFault[]} */
    documents() {
      const files = incompleteFiles().map(({ job, node }) => ({
        node,
        reason: /** @type {const} */ ('picture'),
        detail: failedFiles.get(job.contentDigest)?.detail ?? '',
      }));
      const others = faults.read().flatMap((fault) => {
        const node = nodeOfFault(fault);
        return node || fault.label ? { node, ...fault } : [];
      });
      const all = [...others, ...files].flatMap(({ node, reason, detail, ...fault }) => {
        const label = 'label' in fault && fault.label ? fault.label : node?.internal.description;
        const [, global, slug = '', id, locale] = LABEL.exec(label ?? '') ?? [];
        if (!slug) return [];
        const title = node?.title ?? node?.name ?? node?.filename;
        const document = global ? { collection: 'globals', id: slug } : { collection: slug, id: id ?? '' };
        return {
          ...document,
          ...(reason !== 'picture' && { locale }),
          ...(typeof title === 'string' && { title }),
          reason,
          detail,
        };
      });
      const keyOf = (/** @type {DocumentFault} */ one) => `${one.collection} ${one.id} ${one.locale ?? ''}`;
      return [...new Map(all.reverse().map((one) => [keyOf(one), one])).values()].reverse();
    },
  };

  /** @param {BuildFault} fault */
  function nodeOfFault({ kind, name }) {
    if (kind === 'node') return getNode(name);
    if (kind === 'page') return getNode(pages().get(name)?.context.id ?? nodeOf.get(name) ?? '');
    if (kind !== 'slice') return undefined;
    // A slice is named after its global and its language: `header-he`.
    const [, slug, locale] = /^(.+)-(.+)$/.exec(name) ?? [];
    return sourceNodes(load).find((node) => node.documentId === slug && node.locale === locale);
  }
}

/** Nodes of the CMS. Slow in a large site; call it only after a fault. @param {(name: string) => any} load @returns {any[]} */
function sourceNodes(load) {
  const { getNodes } = load('datastore');
  return getNodes().filter((/** @type {any} */ { internal }) => internal.owner === SOURCE);
}

/** @param {any} all @param {any} one */
const merged = (all, one) =>
  Object.fromEntries(
    Object.entries(all).map(([key, value]) => [key, { .../** @type {object} */ (value), ...one[key] }]),
  );

/** @param {string} from @param {string} to @param {(name: string) => boolean} isPiece */
function copyPieces(from, to, isPiece) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter(isPiece))
    copyFileSync(path.join(from, name), path.join(to, name));
}

/** Without an earlier version the place of the slice stays empty. @param {string} folder @param {string} name */
function writePiece(folder, name) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), '');
}
