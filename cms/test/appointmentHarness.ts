import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { MeetingKind } from '../payload-types';
import { WEEKDAYS } from '../services/appointments/weekdays';
import type { Fields } from './contactHarness';

const EVERY_DAY = WEEKDAYS.map(({ value }) => value);

/** The page on which projects are listed: what is published stands below it. */
async function listingPage(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { template: { equals: 'projects' } },
    depth: 0,
  });
  if (docs[0]) return docs[0].id;
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'he',
    data: {
      title: 'פרויקטים',
      slug: 'projects',
      template: 'projects',
      languages: ['he'],
      _status: 'published',
    },
  });
  return id;
}

async function createProject(payload: Payload): Promise<number> {
  const { id } = await payload.create({
    collection: 'projects',
    locale: 'he',
    data: {
      projectTitle: 'שדרות הירק',
      slug: `project-${randomUUID()}`,
      languages: ['he'],
      parentPage: await listingPage(payload),
      emailForLead: 'rent@even-derech.example',
      _status: 'published',
    },
  });
  return id;
}

/** A kind of meeting that is held every hour of every day, of a public project of its own unless it names one. */
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

/** A booking that is accepted, but for its captcha answer. */
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
