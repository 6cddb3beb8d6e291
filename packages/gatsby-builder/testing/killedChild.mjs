import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * `warmChild.mjs` for tests: kills itself once, as configured by the file `kill-at` beside its folder: at the
 * start of the named phase, or this many milliseconds after the next phase begins. A parent that kills it on
 * the phase message may be too late.
 */
const order = path.resolve('../kill-at');
const send = process.send?.bind(process);
const kill = () => process.kill(process.pid, 'SIGKILL');

/** @param {{ type: string, phase?: string }} message @param {...any} rest */
function killOrSend(message, ...rest) {
  const when = message.type === 'phase' ? readFileSync(order, { encoding: 'utf8', flag: 'a+' }) : '';
  if (when !== '' && /^\d+$/.test(when)) {
    rmSync(order);
    setTimeout(kill, Number(when));
  } else if (when !== '' && when === message.phase) {
    rmSync(order);
    kill();
  }
  return send?.(message, ...rest) ?? false;
}
process.send = /** @type {typeof process.send} */ (killOrSend);

await import('../build/warmChild.mjs');
