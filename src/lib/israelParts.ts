let format: Intl.DateTimeFormat | undefined;

/**
 * What clocks in Israel show at a moment, wherever the visitor is: two digits each, four of the year.
 * @param at time in ms
 */
export function israelParts(at: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  // Made when it is first needed: that takes milliseconds, which pages that show no time would spend before they work.
  format ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Jerusalem',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}
