import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** @type {typeof import('@group/rules/time/israelTime') | undefined} */
let israelTime;

/** Checks periodically, because a timer until midnight is late after the machine slept. */
const CHECK_INTERVAL_MS = 60_000;

/**
 * Returns the day in Israel, as YYYY-MM-DD.
 * @param {number} [at] time in ms
 */
export function israelDay(at = Date.now()) {
  // Loaded on first use: a first start imports this file before it installs packages.
  israelTime ??= /** @type {typeof import('@group/rules/time/israelTime')} */ (
    require('@group/rules/time/israelTime')
  );
  return israelTime.israelDay(at);
}

/**
 * Calls a function once on each new day in Israel, within a minute after midnight. Does not keep the process alive.
 * @param {() => void} call
 * @returns {() => void} stops it
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
