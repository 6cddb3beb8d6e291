import { readdirSync, readFileSync } from 'node:fs';

const LOOK_MS = 250;

/**
 * Reads a file of a process from `/proc`. Returns an empty string if the process has ended.
 * @param {string} pid
 * @param {string} file
 */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT' || code === 'ESRCH') return '';
    throw error;
  }
}

/**
 * Tracks how much memory the descendants of this process use together. Works only on Linux.
 * @param {string} program only processes whose command line contains this word count
 * @returns {() => number} stops tracking and returns the peak in megabytes
 */
export function peakMemory(program) {
  let most = 0;
  const look = () => {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const parents = new Map(
      pids.map((pid) => [pid, / (\d+)/.exec(read(pid, 'stat').split(') ').at(-1) ?? '')?.[1]]),
    );
    const isOurs = (/** @type {string | undefined} */ pid) => {
      for (let next = pid; next !== undefined; next = parents.get(next))
        if (next === String(process.pid)) return true;
      return false;
    };
    const taken = pids
      .filter((pid) => isOurs(parents.get(pid)) && read(pid, 'cmdline').includes(program))
      .reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0), 0);
    most = Math.max(most, taken / 1024);
  };
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    return Math.round(most);
  };
}
