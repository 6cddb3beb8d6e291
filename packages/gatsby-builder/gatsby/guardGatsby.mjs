import path from 'node:path';
import { buildFaults } from './buildFaults.mjs';
import { guardFiles, sourceNodes } from './guardFiles.mjs';
import { guardPages } from './guardPages.mjs';
import { guardQueries } from './guardQueries.mjs';
import { guardRendering } from './guardRendering.mjs';
import { retainedPages } from './retainedPages.mjs';

/**
 * Label of a document in error messages, such as `pages 5 (he)` or `global header (he)`. `buildNodes.ts` of the source
 * plugin writes it.
 */
const LABEL = /^(global )?(\S+?)(?: (\S+))? \((\S+)\)$/;

/** @typedef {import('./buildFaults.mjs').BuildFault} BuildFault */
/**
 * @typedef {object} DocumentFault A document that could not be built
 * @property {string} collection slug, or `globals`
 * @property {string} id of a global: its slug
 * @property {string} [locale]
 * @property {string} [title]
 * @property {import('./buildFaults.mjs').Reason} reason
 * @property {string} detail for developers
 */

/**
 * Changes Gatsby's error handling, so that one failed document does not stop the build. The failed document keeps its
 * published page. If it has never been published, it is omitted.
 * @param {object} gatsby
 * @param {(name: string) => any} gatsby.load loads a private module of Gatsby
 * @param {(name: string) => any} gatsby.cli loads a module that Gatsby depends on
 * @param {string} gatsby.folder a checkout
 * @param {string} [gatsby.served] folder with the last published files
 * @param {string} [gatsby.kept] folder for the last good HTML of slices, which is not published
 * @param {ReturnType<typeof import('./buildJournal.mjs').buildJournal>} gatsby.journal
 */
export function guardGatsby({ load, cli, folder, served, kept, journal }) {
  const { emitter } = load('redux');
  // The modules of Gatsby's actions import each other, so load them in the same order as Gatsby does.
  load('redux/actions');
  const faults = buildFaults(folder);
  const held = retainedPages({ load, folder, served, faults });
  guardPages({ load, cli, folder, held });
  guardQueries(load, folder, faults, journal);
  const files = guardFiles(load);
  const rendering = guardRendering({ load, cli, built: path.join(folder, 'public'), kept, held, journal });

  const data = load('utils/page-data');
  const { flush } = data;
  data.flush = (/** @type {unknown[]} */ ...args) => {
    held.holdUnqueried();
    return flush(...args);
  };
  const html = load('commands/build-html');
  const buildHtml = html.buildHTMLPagesAndDeleteStaleArtifacts;
  html.buildHTMLPagesAndDeleteStaleArtifacts = async (/** @type {any} */ context) => {
    const made = await buildHtml(context);
    await rendering.renderAgain();
    held.restoreUnknown();
    return made;
  };

  // If the process is killed while it writes a page, the file is incomplete, and Gatsby cannot insert slices into it.
  // Record the page first, so that the next build renders it again.
  const stitching = load('utils/slices/stitching');
  const { stitchSliceForAPage } = stitching;
  stitching.stitchSliceForAPage = (/** @type {{ pagePath: string }} */ page) => {
    journal.note('page', [page.pagePath]);
    return stitchSliceForAPage(page);
  };

  emitter.on('ADD_PAGE_DATA_STATS', (/** @type {any} */ { payload }) =>
    journal.note('page', [payload.pagePath]),
  );
  emitter.on('ADD_SLICE_DATA_STATS', (/** @type {any} */ { payload }) =>
    journal.note('slice', [payload.sliceName]),
  );

  /** @param {BuildFault} fault */
  function nodeOf({ kind, name }) {
    const { getNode } = load('datastore');
    if (kind === 'node') return getNode(name);
    if (kind === 'page') return getNode(held.nodeAt(name) ?? '');
    // A slice is named after its global and its locale, such as `header-he`.
    const [, slug, locale] = /^(.+)-([^-]+)$/.exec(name) ?? [];
    return sourceNodes(load).find((node) => node.documentId === slug && node.locale === locale);
  }

  return {
    guardPool: rendering.guardPool,
    begin() {
      faults.clear();
      held.begin();
      rendering.begin();
    },
    retryFiles: files.retry,
    isHeld: held.isHeld,
    failedPages: held.failedPages,
    renderAgain: rendering.renderAgain,
    restoreUnknown: held.restoreUnknown,
    /**
     * Returns the documents that failed in this build, without duplicates.
     * @returns {DocumentFault[]}
     */
    documents() {
      const failed = faults.read().map((fault) => ({ ...fault, node: nodeOf(fault) }));
      const all = [...failed, ...files.failures()].flatMap((fault) => documentFault(fault) ?? []);
      const keyOf = (/** @type {DocumentFault} */ one) => `${one.collection} ${one.id} ${one.locale ?? ''}`;
      return [...new Map(all.reverse().map((one) => [keyOf(one), one])).values()].reverse();
    },
  };
}

/**
 * Returns the document to which a fault belongs.
 * @param {{ node?: import('./guardFiles.mjs').SourceNode, label?: string, reason: DocumentFault['reason'], detail:
 *   string }} fault
 * @returns {DocumentFault | null} null if the fault belongs to no document
 */
function documentFault({ node, label, reason, detail }) {
  const [, global, slug, id = '', locale] = LABEL.exec(label ?? node?.internal.description ?? '') ?? [];
  if (!slug) return null;
  const title = node?.title ?? node?.name ?? node?.filename;
  return {
    ...(global ? { collection: 'globals', id: slug } : { collection: slug, id }),
    // A file is the same in all languages, so its fault has no locale.
    ...(reason !== 'picture' && { locale }),
    ...(typeof title === 'string' && { title }),
    reason,
    detail,
  };
}
