import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {'page' | 'slice' | 'query'} Kind */
/**
 * @typedef {{ kind: Kind, name: string }} Written `name` is the path of a page, the name of a slice, or the hash of a
 *   static query
 */

/**
 * Keeps a journal of the files that a build is about to write, until Gatsby's state is saved. If the build is
 * interrupted before, the saved state does not know about these writes, so the next build reads the journal.
 * @param {string} folder a checkout
 */
export function buildJournal(folder) {
  const file = path.join(folder, '.cache/build-journal.jsonl');
  return {
    /** @param {Kind} kind @param {Iterable<string>} names */
    note(kind, names) {
      const lines = [...names].map((name) => `${JSON.stringify({ kind, name })}\n`);
      if (lines.length === 0) return;
      mkdirSync(path.dirname(file), { recursive: true });
      appendFileSync(file, lines.join(''));
    },
    /**
     * @returns {Written[] | null} null if no build has written a journal here
     */
    read() {
      if (!existsSync(file)) return null;
      return readFileSync(file, 'utf8').split('\n').flatMap(parsed);
    },
    clear() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '');
    },
  };
}

/**
 * @param {string} line
 * @returns {Written[]} an empty array for an incomplete line
 */
function parsed(line) {
  try {
    return line === '' ? [] : [JSON.parse(line)];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
