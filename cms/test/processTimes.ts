import { readFileSync } from 'node:fs';

/** Clock ticks of Linux (`getconf CLK_TCK`), the same on all supported machines. */
const TICKS_PER_SECOND = 100;

function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return listed ? listed.split(' ').map(Number) : [];
}

/** CPU time of a process and its descendants in milliseconds. Linux only. */
export function processTimes(pid: number): number {
  // The program name, in brackets, may contain spaces and brackets.
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user = 0, system = 0] = fields.slice(10, 12).map(Number);
  const own = ((user + system) * 1000) / TICKS_PER_SECOND;
  return childrenOf(pid).reduce((sum, child) => sum + processTimes(child), own);
}
