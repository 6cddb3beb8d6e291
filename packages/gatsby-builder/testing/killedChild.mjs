import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * `warmChild.mjs` for tests: kills itself once, at the start of the phase in the file `kill-at` beside its folder. A parent that kills it
 * on the phase message may be too late.
 */
const order = path.resolve('../kill-at');
const send = process.send?.bind(process);

/** @param {{ type: string, phase?: string }} message @param {...any} rest */
function killOrSend(message, ...rest) {
  const phase = message.type === 'phase' && readFileSync(order, { encoding: 'utf8', flag: 'a+' });
  if (phase && phase === message.phase) {
    rmSync(order);
    process.kill(process.pid, 'SIGKILL');
  }
  return send?.(message, ...rest) ?? false;
}
process.send = /** @type {typeof process.send} */ (killOrSend);

await import('../build/warmChild.mjs');
