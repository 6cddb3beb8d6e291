import { existsSync } from 'node:fs';
import path from 'node:path';

/** Thrown when the data of a page, slice or static query cannot be read. */
class FailedQuery extends Error {}

/**
 * Makes a failed query keep the previous page or slice instead of ending the build. Gatsby keeps the query marked as
 * changed, so each build runs it again. A static query belongs to no document. If it fails and has no earlier result,
 * the build ends.
 * @param {(name: string) => any} load loads a private module of Gatsby
 * @param {string} folder a checkout
 * @param {ReturnType<typeof import('./buildFaults.mjs').buildFaults>} faults
 * @param {ReturnType<typeof import('./buildJournal.mjs').buildJournal>} journal
 */
export function guardQueries(load, folder, faults, journal) {
  const runner = load('query/query-runner');
  const run = runner.queryRunner;
  runner.queryRunner = async (
    /** @type {any} */ graphqlRunner,
    /** @type {{ id: string, hash?: string, queryType: 'page' | 'slice' | 'static' }} */ job,
    /** @type {unknown} */ span,
  ) => {
    const { id, hash, queryType } = job;
    if (queryType === 'static' && hash) journal.note('query', [hash]);
    const guarded = {
      query: async (/** @type {unknown[]} */ ...args) => {
        const result = await graphqlRunner.query(...args);
        if (result.errors) throw new FailedQuery(result.errors.map(messageOf).join('; '));
        return result;
      },
    };
    try {
      return await run(guarded, job, span);
    } catch (error) {
      const hasResult = existsSync(path.join(folder, `public/page-data/sq/d/${hash}.json`));
      if (!(error instanceof FailedQuery) || (queryType === 'static' && !hasResult)) throw error;
      const [kind, name] =
        queryType === 'slice'
          ? /** @type {const} */ (['slice', id.replace('slice--', '')])
          : /** @type {const} */ (['page', id]);
      faults.note({ kind, name, reason: 'query', detail: error.message });
      return {};
    }
  };
}

/** @param {{ message: string, path?: (string | number)[] }} error an error of GraphQL */
const messageOf = ({ message, path: field }) => (field ? `${field.join('.')}: ${message}` : message);
