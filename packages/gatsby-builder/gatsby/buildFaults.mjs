import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Why a document cannot be built.
 * - `address`: its path is too long, or is already used by a file of the site or by another document
 * - `content`: it does not match the schema of the CMS, or contains a block that its template does not support
 * - `query`: its data cannot be read
 * - `template`: its template throws an error
 * - `picture`: its file cannot be processed
 * @typedef {'address' | 'content' | 'query' | 'template' | 'picture'} Reason
 */

/**
 * What failed, in Gatsby's terms.
 * @typedef {{ kind: 'page' | 'slice' | 'file' | 'node', name: string }} Subject `name` is the path of a page, the name
 *   of a slice, the URL of a file in the CMS, or the id of a node
 */

/** @typedef {Subject & { reason: Reason, detail: string, label?: string }} BuildFault `label` names the document, if known */

/** Maximum length of an error message. Messages of GraphQL and React can contain whole documents. */
const MAX_DETAIL = 500;

/**
 * Collects what could not be built in a file, because Gatsby's worker processes append to it too.
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
    /** @returns {BuildFault[]} only the first fault of each subject */
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
