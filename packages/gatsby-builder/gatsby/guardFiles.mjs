import { DATA_CHANGED } from './invalidateWritten.mjs';

const SOURCE = 'gatsby-source-payload';
/** Names of Gatsby's jobs that create the files of documents, such as resized pictures. */
const FILE_JOBS = ['IMAGE_CDN', 'FILE_CDN'];
/** Delay in ms before a failed file is tried again. Most files fail again, and each retry delays the build of edits. */
const RETRY_MS = 300_000;

/**
 * A job that fetches or resizes a file.
 * @typedef {{ name: string, contentDigest: string, args: { url: string } }} FileJob
 */

/**
 * A node that the source plugin created from one locale of a document.
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
 * Prevents a single failed file from ending the build. Gatsby would keep the job of the file as incomplete, and every
 * later process that finds such a job would end too.
 * @param {(name: string) => any} load loads a private module of Gatsby
 */
export function guardFiles(load) {
  const { store } = load('redux');
  const { internalActions } = load('redux/actions');
  const { removeInProgressJob } = load('utils/jobs/manager');
  discardUnfinishedJobs(store.getState());
  /**
   * The last error of each file, by the content digest of its job. @type {Map<string, { at: number, detail: string }>}
   */
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
   * Returns the failed files that still belong to a document, and forgets all others.
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
    /** Starts the jobs of failed files again if their last failure was more than five minutes ago. */
    retry() {
      for (const { job } of incomplete())
        if (Date.now() - (failed.get(job.contentDigest)?.at ?? 0) > RETRY_MS)
          void store.dispatch(internalActions.createJobV2FromInternalJob(job));
    },
    /** Returns the nodes whose files failed, with the error of each. */
    failures: () =>
      incomplete().map(({ job, node }) => ({
        node,
        reason: /** @type {const} */ ('picture'),
        detail: failed.get(job.contentDigest)?.detail ?? '',
      })),
  };
}

/**
 * Forgets the file jobs that an earlier process did not finish. It marks all queries as changed, so that pages request
 * the files that they still use.
 * @param {{ jobsV2: { incomplete: Map<string, { job: { name: string } }> }, queries: { trackedQueries: Map<string, {
 *   dirty: number }> } }} state changed in place, as Gatsby's reducers do
 */
function discardUnfinishedJobs({ jobsV2: { incomplete }, queries: { trackedQueries } }) {
  const unfinished = [...incomplete].filter(([, { job }]) => FILE_JOBS.includes(job.name));
  if (unfinished.length === 0) return;
  for (const [digest] of unfinished) incomplete.delete(digest);
  for (const query of trackedQueries.values()) query.dirty = Math.max(query.dirty, 0) | DATA_CHANGED;
}

/**
 * Returns all nodes that come from the CMS. It is slow in a large site, so call it only after a fault.
 * @param {(name: string) => any} load
 * @returns {SourceNode[]}
 */
export function sourceNodes(load) {
  const { getNodes } = load('datastore');
  return getNodes().filter((/** @type {SourceNode} */ { internal }) => internal.owner === SOURCE);
}
