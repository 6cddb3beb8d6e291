import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} RunningBuild a build that has not ended
 * @property {string} since when it began
 * @property {import('../buildReport.mjs').Cause} cause
 * @property {boolean} warm whether a process builds it that was there already
 * @property {string} [why] of a build that is not warm: what kept it from being so
 */

/** @param {string} dataDir */
const fileOf = (dataDir) => path.join(dataDir, 'build-running.json');

/**
 * Notes the build that runs, in place of what was noted before.
 * @param {string} dataDir
 * @param {RunningBuild} build
 */
export function noteRunning(dataDir, build) {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileOf(dataDir), JSON.stringify({ ...build, builder: process.pid }));
}

/** Notes that no build runs. @param {string} dataDir */
export const noteEnded = (dataDir) => rmSync(fileOf(dataDir), { force: true });

/**
 * The build that runs.
 * @param {string} dataDir
 * @param {number} builder the process that builds: what another one noted was cut off with it
 * @returns {RunningBuild | null}
 */
export function readRunning(dataDir, builder) {
  try {
    const { builder: by, ...build } = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    return by === builder ? build : null;
  } catch (error) {
    const isMissing = /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';
    // It is being written just now.
    if (isMissing || error instanceof SyntaxError) return null;
    throw error;
  }
}
