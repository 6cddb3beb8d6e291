import type { Language } from '../../i18n/languages';
import { withTabStorage } from '../../lib/tabStorage';
import type { RequestedMeeting } from './requestedMeeting';
import type { BookedMeeting, MeetingKind } from './schedule';

/** A booking as the confirmation shows it. */
export interface StoredBooking {
  booked: BookedMeeting;
  meeting: MeetingKind;
  /** Language of the names in `meeting`. */
  language: Language;
}

const keyOf = ({ meeting, home }: RequestedMeeting): string => `booking:${JSON.stringify([meeting, home])}`;

const hasTexts = (found: unknown, names: readonly string[]): boolean =>
  typeof found === 'object' &&
  found !== null &&
  names.every((name) => typeof new Map(Object.entries(found)).get(name) === 'string');

function isKept(found: unknown): found is StoredBooking {
  if (typeof found !== 'object' || found === null || !('booked' in found) || !('meeting' in found))
    return false;
  return (
    hasTexts(found, ['language']) &&
    hasTexts(found.booked, ['reference', 'startsAt', 'endsAt', 'calendarUrl', 'manageUrl']) &&
    hasTexts(found.meeting, ['name', 'project', 'place', 'phone'])
  );
}

/**
 * Reads the meeting that was booked in this browser tab, so that the confirmation is still shown after a reload.
 * @param asked parameters of the scheduler's URL
 * @param now current time in milliseconds
 * @returns null if no meeting was booked, or if it is over
 */
export function readBooking(asked: RequestedMeeting, now: number): StoredBooking | null {
  return withTabStorage((storage) => {
    const found: unknown = JSON.parse(storage.getItem(keyOf(asked)) ?? 'null');
    return isKept(found) && Date.parse(found.booked.endsAt) > now ? found : null;
  });
}

/** Stores a booking, without personal data, until the tab is closed. */
export function saveBooking(asked: RequestedMeeting, kept: StoredBooking): void {
  withTabStorage((storage) => storage.setItem(keyOf(asked), JSON.stringify(kept)));
}

/** Removes the stored booking before the visitor books another meeting. */
export function deleteBooking(asked: RequestedMeeting): void {
  withTabStorage((storage) => storage.removeItem(keyOf(asked)));
}
