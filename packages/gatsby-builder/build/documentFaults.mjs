import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('../gatsby/guardGatsby.mjs').DocumentFault} DocumentFault */

/** @param {string} folder a checkout */
const fileOf = (folder) => path.join(folder, '.cache/document-faults.json');

/**
 * Writes the documents that the build omitted to a file, from which the process that started the build reads them.
 * @param {string} folder a checkout
 * @param {DocumentFault[]} faults
 */
export function writeDocumentFaults(folder, faults) {
  mkdirSync(path.dirname(fileOf(folder)), { recursive: true });
  writeFileSync(fileOf(folder), JSON.stringify(faults));
}

/** @param {string} folder a checkout @returns {DocumentFault[]} */
export const readDocumentFaults = (folder) =>
  existsSync(fileOf(folder)) ? JSON.parse(readFileSync(fileOf(folder), 'utf8')) : [];
