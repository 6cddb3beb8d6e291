import type { Payload } from 'payload';
import type { MeetingKind } from '../payload-types';
import { WEEKDAYS } from '../services/appointments/weekdays';
import type { Fields } from './contactHarness';
import { createProject } from './createProject';

const EVERY_DAY = WEEKDAYS.map(({ value }) => value);

/** Creates a kind of meeting that can be booked all day. Also creates a public project for it, unless one is given. */
export async function createMeeting(
  payload: Payload,
  { project, ...changes }: Partial<Omit<MeetingKind, 'id'>> = {},
): Promise<MeetingKind> {
  return payload.create({
    collection: 'meetingKinds',
    locale: 'he',
    depth: 0,
    data: {
      name: 'ביקור בדירה לדוגמה',
      place: 'שדרות הירק 12',
      project: project ?? (await createProject(payload)),
      active: true,
      hours: [{ days: EVERY_DAY, from: '00:00', until: '24:00' }],
      slotMinutes: 60,
      parallel: 1,
      leadHours: 1,
      daysAhead: 3,
      ...changes,
    },
  });
}

/** Returns the fields of a valid booking, without a captcha token. */
export const booking = (meeting: number, startsAt: string, changes: Fields = {}): Fields => ({
  meeting,
  startsAt,
  name: 'דנה כהן',
  phone: '050-1234567',
  email: 'dana@example.com',
  comments: '',
  allowedMarketing: false,
  allowedSmsAndEmail: false,
  uri: 'http://localhost:9101/schedule/',
  ...changes,
});
