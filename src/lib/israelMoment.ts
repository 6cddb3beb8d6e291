import { israelParts } from '@group/rules/time/israelTime';

/** A moment as clocks in Israel show it, wherever the visitor is; written the same at build and in every browser. */
export interface IsraelMoment {
  /** `DD/MM/YYYY` */
  day: string;
  /** `HH:mm` */
  time: string;
}

/**
 * @param iso ISO time
 * @returns null for what is no time
 */
export function israelMoment(iso: string | null | undefined): IsraelMoment | null {
  const at = Date.parse(iso ?? '');
  if (Number.isNaN(at)) return null;
  const { day, month, year, hour, minute } = israelParts(at);
  return { day: `${day}/${month}/${year}`, time: `${hour}:${minute}` };
}
