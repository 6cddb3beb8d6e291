import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { watchFileOperations } from './fileOperations.mjs';

/**
 * `warmChild.mjs` for tests: kills itself once, as configured by the file `kill-at` beside its folder: at the start of the named phase, or
 * at a file operation after the start of the next phase (`before 7`, `after 7`). A parent that kills it on the phase message may be too
 * late.
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
