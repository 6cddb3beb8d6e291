import { open } from 'node:fs/promises';
import path from 'node:path';

/** More than anybody looks at; the file grows for years. */
const TAIL_BYTES = 65_536;

/**
 * The last builds that were noted, as lines of JSON; the first may be cut.
 * @param {string} dataDir
 * @returns {Promise<string>} empty where none was noted
 */
export async function readBuilds(dataDir) {
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
