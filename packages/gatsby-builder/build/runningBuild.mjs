import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} RunningBuild a build in progress
 * @property {string} since start time
 * @property {import('../recordBuild.mjs').Cause} cause
 * @property {boolean} warm whether an already running process does the build
 * @property {string} [why] of a cold build: why it is not warm
 * @property {number} [left] number of changed pages that are not built yet; missing until the pages of changed documents are served
 * @property {number} [total] number of changed pages beside those of changed documents
 */

/** @param {string} dataDir */
const fileOf = (dataDir) => path.join(dataDir, 'build-running.json');

/**
 * Records the build in progress and overwrites the previous record.
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
 * Reads the build in progress.
 * @param {string} dataDir
 * @param {number} builder id of the builder process; records of other processes are ignored, because their builds were interrupted
 * @returns {RunningBuild | null}
 */
export function readRunningBuild(dataDir, builder) {
  try {
    const { builder: by, ...build } = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    return by === builder ? build : null;
  } catch (error) {
    const isMissing = /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';
    // A syntax error means that the file is being written.
    if (isMissing || error instanceof SyntaxError) return null;
    throw error;
  }
}
