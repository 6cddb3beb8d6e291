const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jerusalem',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** How often the clock is looked at: a timer until midnight would be late on a machine that slept. */
const LOOK_MS = 60_000;

/** The day in Israel, as YYYY-MM-DD: the site's pages compare dates of the content with it. @param {number} [at] time in ms */
export function israelDay(at = Date.now()) {
  const { year, month, day } = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
}

/**
 * Calls once on each new day in Israel, within a minute of its midnight, as long as the process lives; it keeps none alive.
 * @param {() => void} call
 * @returns {() => void} ends it
 */
export function onEachNewDay(call) {
  let known = israelDay();
  const timer = setInterval(() => {
    const today = israelDay();
    if (today === known) return;
    known = today;
    call();
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}
