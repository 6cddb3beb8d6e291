import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { faultsFile } from './recordBuild.mjs';
import { readRunningBuild } from './build/runningBuild.mjs';

/** Number of bytes to read from the end of the file. The whole file grows for years. */
const TAIL_BYTES = 65_536;

/**
 * Returns the latest build reports as JSON lines. The first line may be incomplete. A line `{ "faults": […] }` contains
 * the documents that cannot be built. While a build runs, the last line is `{ "running": … }`.
 * @param {string} dataDir
 * @param {number} builder process id of the builder
 * @returns {Promise<string>} empty if there are no reports
 */
export async function readBuilds(dataDir, builder) {
  const running = readRunningBuild(dataDir, builder);
  const parts = [await readRecordedBuilds(dataDir), await readFaults(dataDir)];
  if (running) parts.push(`${JSON.stringify({ running })}\n`);
  return parts.join('');
}

/** @param {string} dataDir */
async function readFaults(dataDir) {
  try {
    return `{"faults":${await readFile(faultsFile(dataDir), 'utf8')}}\n`;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return '';
    throw error;
  }
}

/** @param {string} dataDir */
async function readRecordedBuilds(dataDir) {
  let file;
  try {
    file = await open(path.join(dataDir, 'builds.jsonl'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return '';
    throw error;
  }
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await file.close();
  }
}
