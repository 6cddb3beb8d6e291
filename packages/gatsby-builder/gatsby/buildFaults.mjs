import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Why a document cannot be built.
 * - `address`: its path is used by a file of the site or by another document, or is too long
 * - `content`: it does not match the schema of the CMS, or has a block that its template does not show
 * - `query`: its data cannot be read
 * - `template`: its template throws an error
 * - `picture`: its file cannot be processed
 * @typedef {'address' | 'content' | 'query' | 'template' | 'picture'} Reason
 */

/**
 * What failed, in Gatsby's terms.
 * @typedef {{ kind: 'page' | 'slice' | 'file' | 'node', name: string }} Subject a page path, a slice name,
 *   the address of a file in the CMS, or the id of a node
 */

/** @typedef {Subject & { reason: Reason, detail: string, label?: string }} BuildFault `label` names the document, if known */

/** Messages of GraphQL and React can contain whole documents. */
const MAX_DETAIL = 500;

/**
 * Collects what could not be built. Gatsby's worker processes append to the same file.
 * @param {string} folder a checkout
 */
export function buildFaults(folder) {
  const file = path.join(folder, '.cache/build-faults.jsonl');
  return {
    /** @param {BuildFault} fault */
    note(fault) {
      const detail = fault.detail.slice(0, MAX_DETAIL);
      console.error(`Cannot build ${fault.kind} ${fault.label ?? fault.name} (${fault.reason}): ${detail}`);
      mkdirSync(path.dirname(file), { recursive: true });
      appendFileSync(file, `${JSON.stringify({ ...fault, detail })}\n`);
    },
    /** @returns {BuildFault[]} the first fault of each subject */
    read() {
      if (!existsSync(file)) return [];
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      const all = lines.map((line) => /** @type {BuildFault} */ (JSON.parse(line)));
      return [
        ...new Map(all.reverse().map((fault) => [`${fault.kind} ${fault.name}`, fault])).values(),
      ].reverse();
    },
    clear: () => rmSync(file, { force: true }),
  };
}
