import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { watchFileOperations } from './fileOperations.mjs';

/**
 * Variant of `warmChild.mjs` for tests that kills itself once. The file `kill-at` next to the site folder says when. It
 * contains the name of a phase, or a file operation such as `before 7` or `after 7`, which is counted from the start of
 * the next phase. The process kills itself because a parent that reacts to the phase message could be too late.
 */
const order = path.resolve('../kill-at');
const send = process.send?.bind(process);
const operations = watchFileOperations();

/** @param {{ type: string, phase?: string }} message @param {...any} rest */
function killOrSend(message, ...rest) {
  const when = message.type === 'phase' ? readFileSync(order, { encoding: 'utf8', flag: 'a+' }) : '';
  const [, moment, count] = /^(before|after) (\d+)$/.exec(when) ?? [];
  if (moment || (when !== '' && when === message.phase)) rmSync(order);
  if (moment === 'before' || moment === 'after') operations.killAt({ count: Number(count), moment });
  else if (when !== '' && when === message.phase) process.kill(process.pid, 'SIGKILL');
  return send?.(message, ...rest) ?? false;
}
process.send = /** @type {typeof process.send} */ (killOrSend);

await import('../build/warmChild.mjs');
