import { israelParts } from '@group/rules/time/israelTime';

/** A date and time in the time zone of Israel. They are formatted identically at build time and in every browser. */
export interface IsraelMoment {
  /** `DD/MM/YYYY` */
  day: string;
  /** `HH:mm` */
  time: string;
}

/**
 * Formats an ISO time in the time zone of Israel.
 * @returns null for an invalid time
 */
export function israelMoment(iso: string | null | undefined): IsraelMoment | null {
  const at = Date.parse(iso ?? '');
  if (Number.isNaN(at)) return null;
  const { day, month, year, hour, minute } = israelParts(at);
  return { day: `${day}/${month}/${year}`, time: `${hour}:${minute}` };
}
