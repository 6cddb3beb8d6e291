import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} RunningBuild A build in progress
 * @property {string} since start time
 * @property {import('../recordBuild.mjs').Cause} cause
 * @property {boolean} warm whether an already running process does the build
 * @property {string} [why] of a cold build: the reason why it cannot be warm
 * @property {number} [left] number of changed pages that are not built yet; missing until the pages of the changed
 *   documents themselves are published
 * @property {number} [total] number of changed pages, not counting the pages of the changed documents themselves
 */

/** @param {string} dataDir */
const fileOf = (dataDir) => path.join(dataDir, 'build-running.json');

/**
 * Records the build in progress. A previous record is overwritten.
 * @param {string} dataDir
 * @param {RunningBuild} build
 */
export function recordRunningBuild(dataDir, build) {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileOf(dataDir), JSON.stringify({ ...build, builder: process.pid }));
}

/** Removes the record of the build in progress. @param {string} dataDir */
export const removeRunningBuild = (dataDir) => rmSync(fileOf(dataDir), { force: true });

/**
 * Reads the record of the build in progress.
 * @param {string} dataDir
 * @param {number} builder process id of the running builder; a record of another process is ignored, because its build
 *   was interrupted
 * @returns {RunningBuild | null}
 */
export function readRunningBuild(dataDir, builder) {
  try {
    const { builder: by, ...build } = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    return by === builder ? build : null;
  } catch (error) {
    const isMissing = /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';
    // A syntax error means that the file is being written right now, so treat it as missing.
    if (isMissing || error instanceof SyntaxError) return null;
    throw error;
  }
}
