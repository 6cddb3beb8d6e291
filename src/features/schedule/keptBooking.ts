import type { Language } from '../../i18n/languages';
import { withTabStorage } from '../../lib/tabStorage';
import type { AskedMeeting } from './askedMeeting';
import type { BookedMeeting, MeetingKind } from './schedule';

/** A booking as it is shown. */
export interface KeptBooking {
  booked: BookedMeeting;
  meeting: MeetingKind;
  /** Language of the meeting's names. */
  language: Language;
}

const keyOf = ({ meeting, home }: AskedMeeting): string => `booking:${JSON.stringify([meeting, home])}`;

const hasTexts = (found: unknown, names: readonly string[]): boolean =>
  typeof found === 'object' &&
  found !== null &&
  names.every((name) => typeof new Map(Object.entries(found)).get(name) === 'string');

function isKept(found: unknown): found is KeptBooking {
  if (typeof found !== 'object' || found === null || !('booked' in found) || !('meeting' in found))
    return false;
  return (
    hasTexts(found, ['language']) &&
    hasTexts(found.booked, ['reference', 'startsAt', 'endsAt', 'calendarUrl', 'manageUrl']) &&
    hasTexts(found.meeting, ['name', 'project', 'place', 'phone'])
  );
}

/**
 * Reads the meeting that was booked in this tab, so that a reload still shows it.
 * @param asked parameters of the address
 * @param now time in ms
 * @returns null without one, or after its end
 */
export function readBooking(asked: AskedMeeting, now: number): KeptBooking | null {
  return withTabStorage((storage) => {
    const found: unknown = JSON.parse(storage.getItem(keyOf(asked)) ?? 'null');
    return isKept(found) && Date.parse(found.booked.endsAt) > now ? found : null;
  });
}

/** Keeps a booking until the tab is closed, without personal data. */
export function keepBooking(asked: AskedMeeting, kept: KeptBooking): void {
  withTabStorage((storage) => storage.setItem(keyOf(asked), JSON.stringify(kept)));
}

/** Removes the booking, before another one. */
export function forgetBooking(asked: AskedMeeting): void {
  withTabStorage((storage) => storage.removeItem(keyOf(asked)));
}
