import { readdirSync, readFileSync } from 'node:fs';

const LOOK_MS = 250;

/** What a process of the system tells of itself; empty once it is gone. @param {string} pid @param {string} file */
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
 * Watches from now on how much memory is taken by the processes that this one has started, and they in turn. Of Linux alone.
 * @param {string} program of those whose command line holds this word
 * @returns {() => number} ends it: the most that they took together at one time, in megabytes
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
