import { readFileSync } from 'node:fs';

/** Of a second, in which Linux counts: `getconf CLK_TCK`, the same on every machine that runs this. */
const TICKS_PER_SECOND = 100;

function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return listed ? listed.split(' ').map(Number) : [];
}

/** CPU that a process and those it has started have taken, in milliseconds. Of Linux alone. */
export function processTimes(pid: number): number {
  // The name of the program, in brackets, may hold anything.
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user = 0, system = 0] = fields.slice(10, 12).map(Number);
  const own = ((user + system) * 1000) / TICKS_PER_SECOND;
  return childrenOf(pid).reduce((sum, child) => sum + processTimes(child), own);
}
