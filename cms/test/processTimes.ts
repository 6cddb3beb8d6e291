import { readFileSync } from 'node:fs';

/** Clock ticks per second on Linux (`getconf CLK_TCK`). The value is the same on all supported machines. */
const TICKS_PER_SECOND = 100;

function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return listed ? listed.split(' ').map(Number) : [];
}

/** Returns the CPU time in ms of a process and its descendants. Works only on Linux. */
export function processTimes(pid: number): number {
  // The second field is the program name in brackets. Split after the last bracket, because the name itself may contain
  // spaces and brackets.
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user = 0, system = 0] = fields.slice(10, 12).map(Number);
  const own = ((user + system) * 1000) / TICKS_PER_SECOND;
  return childrenOf(pid).reduce((sum, child) => sum + processTimes(child), own);
}
