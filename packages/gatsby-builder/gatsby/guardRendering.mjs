import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { invalidateWritten } from './invalidateWritten.mjs';

/** @typedef {import('./retainedPages.mjs').HeldPages} HeldPages */

/**
 * Prevents a page or slice from ending the build if it cannot be rendered.
 * @param {object} gatsby
 * @param {(name: string) => any} gatsby.load loads a private module of Gatsby
 * @param {(name: string) => any} gatsby.cli loads a module that Gatsby depends on
 * @param {string} gatsby.built folder that Gatsby writes
 * @param {string} [gatsby.kept] folder for the last good HTML of slices
 * @param {HeldPages} gatsby.held
 * @param {ReturnType<typeof import('./buildJournal.mjs').buildJournal>} gatsby.journal
 */
export function guardRendering({ load, cli, built, kept, held, journal }) {
  const { store } = load('redux');
  /** Paths of pages that failed to render. The next build renders them again. @type {Set<string>} */
  const failedPages = new Set();
  /** @type {Set<string>} */
  const failedSlices = new Set();
  const pieces = path.join(built, '_gatsby/slices');

  /**
   * Makes a worker pool render the other pages and slices when one of them fails.
   * @param {any} pool Gatsby's worker pool, or its replacement
   */
  function guardPool(pool) {
    const { renderHTMLProd, renderSlices } = pool.single;
    pool.single.renderHTMLProd = async (/** @type {any} */ args) => {
      journal.note('page', args.paths);
      try {
        return await renderHTMLProd(args);
      } catch {
        // One failed page makes Gatsby reject the whole group of pages, so render them one by one.
        const rendered = [];
        for (const name of args.paths) rendered.push(await renderPage(name, args));
        return rendered.reduce(merged, EMPTY_RENDERING);
      }
    };
    const renderPage = async (/** @type {string} */ name, /** @type {any} */ args) => {
      try {
        return await renderHTMLProd({ ...args, paths: [name] });
      } catch (error) {
        const page = held.documentPage(name);
        if (!page) throw error;
        held.note({ kind: 'page', name, reason: 'template', detail: String(error) });
        failedPages.add(name);
        held.restore(page);
        return {};
      }
    };
    pool.single.renderSlices = async (/** @type {any} */ args) => {
      journal.note('slice', new Set(args.slicesProps.map(nameOf)));
      for (const slice of args.slicesProps) await renderSlice(slice, { ...args, slicesProps: [slice] });
    };
    const renderSlice = async (/** @type {Slice} */ { sliceId, sliceName }, /** @type {any} */ args) => {
      const first = `${sliceId}-1.html`;
      const isPiece = (/** @type {string} */ name) =>
        name.startsWith(`${sliceId}-`) && name.endsWith('.html');
      try {
        await renderSlices(args);
        if (kept) copyFiles(pieces, kept, isPiece);
      } catch (error) {
        held.note({ kind: 'slice', name: sliceName, reason: 'template', detail: String(error) });
        failedSlices.add(sliceName);
        if (existsSync(path.join(pieces, first))) return;
        if (kept && existsSync(path.join(kept, first))) copyFiles(kept, pieces, isPiece);
        else writeEmpty(path.join(pieces, first));
      }
    };
    return pool;
  }

  const workers = cli('gatsby-worker');
  const { WorkerPool } = workers;
  workers.WorkerPool = class extends WorkerPool {
    constructor(/** @type {string} */ child, /** @type {object} */ options) {
      // Gatsby uses other worker pools to compile `gatsby-node` files. They need no guard.
      const isBuilding = path.dirname(child).endsWith('/utils/worker/child');
      super(isBuilding ? path.join(import.meta.dirname, 'guardedWorker.cjs') : child, options);
      if (isBuilding) guardPool(this);
    }
  };

  return {
    guardPool,
    begin() {
      failedPages.clear();
      failedSlices.clear();
    },
    /**
     * Marks failed pages and slices as changed, so that the next build renders them again. Otherwise Gatsby considers
     * them rendered.
     */
    async renderAgain() {
      const written = [
        ...[...failedPages].map((name) => ({ kind: /** @type {const} */ ('page'), name })),
        ...[...failedSlices].map((name) => ({ kind: /** @type {const} */ ('slice'), name })),
      ];
      if (written.length === 0) return;
      invalidateWritten(store.getState(), written);
      const { default: Cache } = load('utils/cache-lmdb');
      const hashes = new Cache({ name: 'query-result-hashes', encoding: 'string' }).init();
      for (const { kind, name } of written) await hashes.set(kind === 'slice' ? `slice--${name}` : name, '');
    },
  };
}

/** @typedef {{ sliceId: string, sliceName: string }} Slice */
const nameOf = (/** @type {Slice} */ { sliceName }) => sliceName;

const EMPTY_RENDERING = { unsafeBuiltinsUsageByPagePath: {}, previewErrors: {}, slicesPropsPerPage: {} };

/** @param {any} all @param {any} one */
const merged = (all, one) =>
  Object.fromEntries(
    Object.entries(all).map(([key, value]) => [key, { .../** @type {object} */ (value), ...one[key] }]),
  );

/** @param {string} from @param {string} to @param {(name: string) => boolean} isWanted */
function copyFiles(from, to, isWanted) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter(isWanted))
    copyFileSync(path.join(from, name), path.join(to, name));
}

/**
 * Writes an empty file for a slice that failed and has no earlier version.
 * @param {string} file
 */
function writeEmpty(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
}
