import { DATA_CHANGED } from './invalidateWritten.mjs';

const SOURCE = 'gatsby-source-payload';
/** Jobs that generate the files of documents. */
const FILE_JOBS = ['IMAGE_CDN', 'FILE_CDN'];
/** Retry delay of a failed file in ms. Most files fail again, and a retry delays edits. */
const RETRY_MS = 300_000;

/**
 * A job that fetches or resizes a file.
 * @typedef {{ name: string, contentDigest: string, args: { url: string } }} FileJob
 */

/**
 * A node that the source plugin made of a document, in one locale.
 * @typedef {object} SourceNode
 * @property {string} documentId
 * @property {string} locale
 * @property {string} [path]
 * @property {string} [url] of a file
 * @property {string} [title]
 * @property {string} [name]
 * @property {string} [filename]
 * @property {{ owner: string, description?: string }} internal
 */

/**
 * Isolates the failure of a single file. Gatsby keeps its job as incomplete and would end each process that
 * finds it.
 * @param {(name: string) => any} load loads a private module of Gatsby
 */
export function guardFiles(load) {
  const { store } = load('redux');
  const { internalActions } = load('redux/actions');
  const { removeInProgressJob } = load('utils/jobs/manager');
  forgetUnfinished(store.getState());
  /** The last error of each file. @type {Map<string, { at: number, detail: string }>} */
  const failed = new Map();
  const create = internalActions.createJobV2FromInternalJob;
  internalActions.createJobV2FromInternalJob =
    (/** @type {any} */ job) => (/** @type {unknown} */ dispatch, /** @type {unknown} */ getState) => {
      const made = create(job)(dispatch, getState);
      if (!FILE_JOBS.includes(job.name)) return made;
      return made.catch((/** @type {Error} */ error) => {
        failed.set(job.contentDigest, { at: Date.now(), detail: error.message });
        removeInProgressJob(job.contentDigest);
        return {};
      });
    };

  /**
   * Returns failed files that a document still has, and drops the others.
   * @returns {{ job: FileJob, node: SourceNode }[]}
   */
  function incomplete() {
    /** @type {{ incomplete: Map<string, { job: FileJob }> }} */
    const { incomplete: kept } = store.getState().jobsV2;
    const jobs = [...kept.values()].map(({ job }) => job).filter(({ name }) => FILE_JOBS.includes(name));
    if (jobs.length === 0) return [];
    const nodes = new Map(sourceNodes(load).map((node) => [node.url, node]));
    return jobs.flatMap((job) => {
      const node = nodes.get(job.args.url);
      if (node) return { job, node };
      kept.delete(job.contentDigest);
      return [];
    });
  }

  return {
    /** Retries failed files periodically. */
    retry() {
      for (const { job } of incomplete())
        if (Date.now() - (failed.get(job.contentDigest)?.at ?? 0) > RETRY_MS)
          void store.dispatch(internalActions.createJobV2FromInternalJob(job));
    },
    /** Returns nodes with failed files and their errors. */
    failures: () =>
      incomplete().map(({ job, node }) => ({
        node,
        reason: /** @type {const} */ ('picture'),
        detail: failed.get(job.contentDigest)?.detail ?? '',
      })),
  };
}

/**
 * Drops files that an earlier process did not finish. Queries their pages again, which request the files that
 * they still show.
 * @param {{ jobsV2: { incomplete: Map<string, { job: { name: string } }> }, queries: { trackedQueries:
 * Map<string, { dirty: number }> } }} state changed in place, as Gatsby's reducers do
 */
function forgetUnfinished({ jobsV2: { incomplete }, queries: { trackedQueries } }) {
  const unfinished = [...incomplete].filter(([, { job }]) => FILE_JOBS.includes(job.name));
  if (unfinished.length === 0) return;
  for (const [digest] of unfinished) incomplete.delete(digest);
  for (const query of trackedQueries.values()) query.dirty = Math.max(query.dirty, 0) | DATA_CHANGED;
}

/**
 * Returns the nodes of the CMS. Slow in a large site; call it only after a fault.
 * @param {(name: string) => any} load
 * @returns {SourceNode[]}
 */
export function sourceNodes(load) {
  const { getNodes } = load('datastore');
  return getNodes().filter((/** @type {SourceNode} */ { internal }) => internal.owner === SOURCE);
}
