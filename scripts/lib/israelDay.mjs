import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** @type {typeof import('@group/rules/time/israelTime') | undefined} */
let israelTime;

/**
 * Interval in ms at which the date is checked. A single timer until midnight would fire late if the machine sleeps in
 * between.
 */
const CHECK_INTERVAL_MS = 60_000;

/**
 * Returns the current date in Israel as YYYY-MM-DD.
 * @param {number} [at] time in ms
 */
export function israelDay(at = Date.now()) {
  // Loaded on first use. When a command runs for the first time, it imports this file before the packages are
  // installed.
  israelTime ??= /** @type {typeof import('@group/rules/time/israelTime')} */ (
    require('@group/rules/time/israelTime')
  );
  return israelTime.israelDay(at);
}

/**
 * Calls a function once on each new day in Israel, at most a minute after midnight. Its timer does not keep the process
 * running.
 * @param {() => void} call
 * @returns {() => void} stops the calls
 */
export function onEachNewDay(call) {
  let known = israelDay();
  const timer = setInterval(() => {
    const today = israelDay();
    if (today === known) return;
    known = today;
    call();
  }, CHECK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
