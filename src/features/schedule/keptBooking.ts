import type { Language } from '../../i18n/languages';
import { withTabStorage } from '../../lib/tabStorage';
import type { AskedMeeting } from './askedMeeting';
import type { BookedMeeting, MeetingKind } from './schedule';

/** What was booked, as it is shown. */
export interface KeptBooking {
  booked: BookedMeeting;
  meeting: MeetingKind;
  /** In which the names of the meeting are. */
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
 * The meeting that was booked in this tab at an address of the scheduler, so that it is still shown after a reload.
 * @param asked what the address asks for
 * @param now time in ms
 * @returns null when there is none, or it is over
 */
export function readBooking(asked: AskedMeeting, now: number): KeptBooking | null {
  return withTabStorage((storage) => {
    const found: unknown = JSON.parse(storage.getItem(keyOf(asked)) ?? 'null');
    return isKept(found) && Date.parse(found.booked.endsAt) > now ? found : null;
  });
}

/** Keeps what is shown of a booking until the tab is closed; who booked it is not in it. */
export function keepBooking(asked: AskedMeeting, kept: KeptBooking): void {
  withTabStorage((storage) => storage.setItem(keyOf(asked), JSON.stringify(kept)));
}

/** Forgets it: another meeting is booked. */
export function forgetBooking(asked: AskedMeeting): void {
  withTabStorage((storage) => storage.removeItem(keyOf(asked)));
}
