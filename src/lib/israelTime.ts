import { israelParts } from './israelParts';

const MINUTE_MS = 60_000;

/** How far clocks in Israel are ahead of UTC at a time, in ms: two hours, in summer three. */
function offsetAt(at: number): number {
  const { year, month, day, hour, minute } = israelParts(at);
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return shown - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/**
 * The moment at which clocks in Israel show a time.
 * @param date `YYYY-MM-DD`
 * @param time `HH:mm`; midnight unless it is given
 * @returns time in ms; NaN for what is no date
 */
export function israelInstant(date: string, time = '00:00'): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return NaN;
  const at = asUtc - offsetAt(asUtc);
  // On the night of a change the first guess may stand on the other side of it.
  return asUtc - offsetAt(at);
}
