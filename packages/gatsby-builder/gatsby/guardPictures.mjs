import { createRequire } from 'node:module';
import path from 'node:path';

/** @typedef {(task: object, done: (error: Error | null, result?: unknown) => void) => Promise<void>} Worker */

/**
 * Makes an unreadable picture fail only the query of its placeholder. Gatsby's placeholder queue does not catch the
 * error, which would end the process. Also fixes pictures with an encoded percent sign in their URL, which Gatsby
 * decodes twice. Call this function before Gatsby loads the queue.
 * @param {NodeJS.Require} cli loads a module that Gatsby depends on
 */
export function guardPictures(cli) {
  const handler = cli.resolve('gatsby-plugin-utils/polyfill-remote-file/placeholder-handler');
  const own = createRequire(handler);
  if (own.cache[handler]) throw new Error('Gatsby loaded its placeholder queue before it could be guarded');
  const names = own(
    path.join(path.dirname(own.resolve('gatsby-core-utils/fetch-remote-file')), 'filename-utils.js'),
  );
  const { createFilePath } = names;
  names.createFilePath = (
    /** @type {string} */ folder,
    /** @type {string} */ name,
    /** @type {string} */ ending,
  ) => createFilePath(folder, name.replaceAll('%', '-'), ending.replaceAll('%', '-'));
  const fastq = own('fastq');
  const loaded = /** @type {NodeJS.Module} */ (own.cache[own.resolve('fastq')]);
  loaded.exports = (/** @type {Worker} */ worker, /** @type {number} */ concurrency) =>
    fastq(
      (/** @type {Parameters<Worker>} */ ...[task, done]) => void worker(task, done).catch(done),
      concurrency,
    );
  try {
    own(handler);
  } finally {
    loaded.exports = fastq;
  }
}
