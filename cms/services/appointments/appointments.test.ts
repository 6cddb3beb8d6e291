import { israelClock, israelInstant } from '@group/rules/time/israelTime';
import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appointment, Mail, MeetingKind, Project } from '../../payload-types';
import { deletePersonalData } from '../../inbox/personalData/deletePersonalData';
import { findPersonalData } from '../../inbox/personalData/findPersonalData';
import { personalDataReport } from '../../inbox/personalData/personalDataReport';
import { letterRows } from '../../inbox/letter/letterRows';
import { formatDateTime } from '../../platform/labels/formatValues';
import { booking, createMeeting } from '../../test/appointmentHarness';
import {
  forgetRates,
  runDeliveries,
  solveCaptcha,
  startContactCms,
  type ContactCms,
  type Fields,
} from '../../test/contactHarness';
import { post } from '../../test/paymentHarness';
import { deletePastSlots } from './bookedSlots';
import { logIn } from '../../test/logIn';

vi.hoisted(() => {
  process.env.CONFIRMATIONS_PER_HOUR = '100';
  process.env.CONFIRMATIONS_PER_DAY = '100';
  process.env.FORM_LIMIT_PER_ADDRESS = '60';
});

const HOUR_MS = 60 * 60 * 1000;

const HEADERS = { 'Content-Type': 'application/json' };

let cms: ContactCms;
let staff: Record<string, string>;
let editor: Record<string, string>;

beforeAll(async () => {
  cms = await startContactCms();
  [staff, editor] = await Promise.all([logIn(cms, 'staff', HEADERS), logIn(cms, 'editor', HEADERS)]);
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of ['payload-jobs', 'deliveries', 'mails', 'appointments'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
  for (const collection of ['auditLog', 'appointmentSlots', 'meetingKinds'] as const)
    await cms.payload.db.deleteMany({ collection, where: {} });
});
afterEach(() => vi.useRealTimers());

const BUILD = { Authorization: 'services API-Key key-of-the-tests' };
const TRASHED = '2026-01-01T00:00:00.000Z';
const switchOff = ({ id }: MeetingKind) =>
  cms.payload.update({ collection: 'meetingKinds', id, data: { active: false } });

interface Slots {
  meeting: { id: number; name: string; project: string; place: string; minutes: number };
  slots: { startsAt: string; endsAt: string }[];
}
const slotsOf = async ({ id }: MeetingKind): Promise<Slots> =>
  (await (await fetch(`${cms.url}/web/appointments/slots?meeting=${id}`)).json()) as Slots;
const freeTimes = async (meeting: MeetingKind): Promise<string[]> =>
  (await slotsOf(meeting)).slots.map(({ startsAt }) => startsAt);
/** Returns the free times without the first ones, which may pass while a test runs. */
const someTimes = async (meeting: MeetingKind): Promise<string[]> => (await freeTimes(meeting)).slice(2);
const timeAt = async (meeting: MeetingKind, at: number): Promise<string> =>
  (await someTimes(meeting))[at] ?? '';

const book = async (
  { id }: MeetingKind,
  startsAt: string,
  changes: Fields = {},
  headers: Record<string, string> = {},
): Promise<Response> =>
  post(
    cms,
    '/web/appointments',
    { ...booking(id, startsAt, changes), gRecaptchaResponse: await solveCaptcha(cms.url) },
    headers,
  );
/** Creates a meeting kind whose project has the given contact data. */
async function reachableMeeting(contact: Partial<Project>): Promise<MeetingKind> {
  const meeting = await createMeeting(cms.payload);
  const id = meeting.project as number;
  await cms.payload.update({ collection: 'projects', id, locale: 'he', data: contact });
  return meeting;
}
interface Booked {
  reference: string;
  startsAt: string;
  endsAt: string;
  calendarUrl: string;
  manageUrl: string;
}
const booked = async (meeting: MeetingKind, startsAt: string, changes: Fields = {}): Promise<Booked> => {
  const response = await book(meeting, startsAt, changes);
  expect(response.status).toBe(200);
  return ((await response.json()) as { body: Booked }).body;
};
const stored = async (reference: string): Promise<Appointment> => {
  const where = { reference: { equals: reference } };
  const { docs } = await cms.payload.find({ collection: 'appointments', where, depth: 0 });
  if (!docs[0]) throw new Error(`There is no ${reference}`);
  return docs[0];
};
const mails = async (): Promise<Mail[]> => {
  await runDeliveries(cms.payload);
  return (await cms.payload.find({ collection: 'mails', depth: 0, sort: 'id', pagination: false })).docs;
};
const mailTo = async (address: string, about = ''): Promise<Mail> => {
  const found = (await mails()).filter(({ to, subject }) => to === address && subject.includes(about));
  expect(found).toHaveLength(1);
  return found[0] as Mail;
};
/** Finds the link to a path in a mail, and replaces its host by that of the test server. */
const linkIn = ({ text }: Mail, path: string): string => {
  const link = new RegExp(`\\S+${path}\\S+`).exec(text)?.[0];
  if (!link) throw new Error(`No link to ${path} in: ${text}`);
  const { pathname, search } = new URL(link);
  return `${cms.url}${pathname}${search}`;
};
const manageLink = async (address = 'dana@example.com'): Promise<string> =>
  linkIn(await mailTo(address), '/web/appointments/manage');
const press = (link: string, fields: Record<string, string>): Promise<Response> =>
  fetch(link, { method: 'POST', body: new URLSearchParams(fields) });
const patch = (id: number, data: object, headers = staff): Promise<Response> =>
  fetch(`${cms.url}/api/appointments/${id}`, { method: 'PATCH', headers, body: JSON.stringify(data) });
const startOf = (time: string): string => new Date(time).toISOString();

describe('free times', () => {
  it('describe the meeting, are in Israel time, and are not cached', async () => {
    const meeting = await createMeeting(cms.payload);
    const response = await fetch(`${cms.url}/web/appointments/slots?meeting=${meeting.id}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { meeting: told, slots } = (await response.json()) as Slots;
    expect(told).toEqual({
      id: meeting.id,
      name: 'ביקור בדירה לדוגמה',
      project: 'שדרות הירק',
      place: 'שדרות הירק 12',
      phone: '',
      minutes: 60,
    });
    expect(slots.length).toBeGreaterThan(48);
    expect(slots[0]?.startsAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00\+0[23]:00$/);
    expect(Date.parse(slots[0]?.startsAt ?? '')).toBeGreaterThanOrEqual(Date.now() + HOUR_MS - 1000);
  });

  it.each(['', 'x', '0', '999999', '1e1', '9999999999999'])(
    'answer 404 for the unknown meeting %j',
    async (id) => {
      const response = await fetch(`${cms.url}/web/appointments/slots?meeting=${id}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'unknownMeeting' });
    },
  );

  it.each([
    [
      'its own phone',
      { phone: '03-555-0111', officeInfo: [{ title: 'משרד', phone: '03-555-0122' }] },
      '03-555-0111',
    ],
    [
      'its office’s',
      { officeInfo: [{ title: 'מחסן' }, { title: 'משרד', phone: '03-555-0122' }] },
      '03-555-0122',
    ],
  ])('contain the project and %s', async (_name, contact, phone) => {
    const meeting = await reachableMeeting(contact);
    expect((await slotsOf(meeting)).meeting).toMatchObject({ project: 'שדרות הירק', phone });
  });

  it('do not reveal staff to visitors', async () => {
    const { id } = await createMeeting(cms.payload, { staffMail: 'office@even-derech.example' });
    const read = async (headers: Record<string, string> = {}) =>
      (await fetch(`${cms.url}/api/meetingKinds/${id}`, { headers })).text();
    expect(await read()).not.toContain('office@');
    expect(await read(editor)).toContain('office@even-derech.example');
  });
});

describe('kinds of meetings of a project', () => {
  const kinds = (project: number | string, culture = 'he-il') =>
    fetch(`${cms.url}/web/appointments/kinds?project=${project}`, {
      headers: { 'X-Accept-Language': culture },
    });

  it('are the bookable ones, oldest first, in the request’s language', async () => {
    const visit = await createMeeting(cms.payload);
    const project = typeof visit.project === 'object' ? visit.project.id : visit.project;
    const call = await createMeeting(cms.payload, {
      project,
      name: 'שיחת וידאו',
      place: '',
      slotMinutes: 15,
    });
    const english = { name: 'A video call' };
    await cms.payload.update({ collection: 'meetingKinds', id: call.id, locale: 'en', data: english });
    await createMeeting(cms.payload, { project, active: false });
    await createMeeting(cms.payload);
    const response = await kinds(project, 'en-us');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      meetings: [
        {
          id: visit.id,
          name: 'ביקור בדירה לדוגמה',
          project: 'שדרות הירק',
          place: 'שדרות הירק 12',
          phone: '',
          minutes: 60,
        },
        { id: call.id, name: 'A video call', project: 'שדרות הירק', place: '', phone: '', minutes: 15 },
      ],
    });
    const hebrew = (await (await kinds(project)).json()) as { meetings: { name: string }[] };
    expect(hebrew.meetings[1]?.name).toBe('שיחת וידאו');
  });

  it.each(['', 'x', '0', '999999', '1e1', '9999999999999'])(
    'answer 404 for the project %j without any',
    async (project) => {
      const response = await kinds(project, 'en-us');
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        error: 'No meetings can be booked here.',
        code: 'unknownMeeting',
      });
    },
  );
});

describe('a calendar that cannot be booked', () => {
  const hide = (meeting: MeetingKind, data: Partial<Project>) =>
    cms.payload.update({ collection: 'projects', id: meeting.project as number, data });

  it.each([
    ['is switched off', (meeting: MeetingKind) => switchOff(meeting)],
    ['is of a draft', (meeting: MeetingKind) => hide(meeting, { _status: 'draft' })],
    ['is of a project in the trash', (meeting: MeetingKind) => hide(meeting, { deletedAt: TRASHED })],
  ])('is unknown when it %s', async (_, change) => {
    const meeting = await createMeeting(cms.payload);
    const time = await timeAt(meeting, 0);
    const paths = [
      `/web/appointments/slots?meeting=${meeting.id}`,
      `/web/appointments/kinds?project=${String(meeting.project)}`,
      `/api/meetingKinds/${meeting.id}`,
    ];
    const statuses = (headers: Record<string, string> = {}) =>
      Promise.all(paths.map(async (path) => (await fetch(`${cms.url}${path}`, { headers })).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    await change(meeting);
    expect(await statuses()).toEqual([404, 404, 404]);
    const list = (await (await fetch(`${cms.url}/api/meetingKinds`)).json()) as { docs: unknown[] };
    expect(list.docs).toEqual([]);
    const refused = await book(meeting, time);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({ errors: { meeting: [expect.any(String)] } });
    // The site's build, staff and editors can also read calendars that visitors cannot book.
    for (const headers of [BUILD, staff, editor]) expect((await statuses(headers))[2]).toBe(200);
  });
});

describe('a booking', () => {
  it('is stored with its time, which is no longer free', async () => {
    const meeting = await createMeeting(cms.payload);
    const time = await timeAt(meeting, 2);
    const formData = { assetName: 'SHDERA-12-B7', floor: 3 };
    const response = await book(meeting, time, { formData, comments: 'נגיע שניים' });
    expect(response.status).toBe(200);
    const { body } = (await response.json()) as { body: Booked };
    expect(body.reference).toMatch(/^K-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(response.headers.get('X-Reference')).toBe(body.reference);
    expect(body.startsAt).toBe(time);
    expect(Date.parse(body.endsAt) - Date.parse(time)).toBe(HOUR_MS);
    expect(await stored(body.reference)).toMatchObject({
      meeting: meeting.id,
      name: 'דנה כהן',
      phone: '0501234567',
      comments: 'נגיע שניים',
      startsAt: startOf(time),
      state: 'booked',
      status: 'new',
      formData,
    });
    expect(await freeTimes(meeting)).not.toContain(time);
  });

  it('is confirmed to the visitor and reported to the recipient of leads', async () => {
    const meeting = await createMeeting(cms.payload);
    const { reference } = await booked(meeting, await timeAt(meeting, 0));
    const mail = await mailTo('dana@example.com');
    expect(mail.subject).toBe(`Your meeting is booked – ${reference}`);
    expect(mail.text).toContain('שדרות הירק 12');
    expect(mail.text).not.toContain('דנה');
    const told = await mailTo('rent@even-derech.example');
    expect(told.subject).toBe(`פגישה נקבעה ${reference} מאת דנה כהן`);
    expect(told.text).toContain(`/admin/collections/appointments/${(await stored(reference)).id}`);
    expect(await stored(reference)).toMatchObject({ delivery: 'delivered', crmSystem: 'embedded' });
  });

  it('is reported to the recipient of the calendar', async () => {
    const meeting = await createMeeting(cms.payload, { staffMail: 'office@even-derech.example' });
    await booked(meeting, await timeAt(meeting, 0));
    await mailTo('office@even-derech.example');
  });

  it.each<[string, Fields]>([
    ['name', { name: 'ab' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: '1' }],
    ['comments', { comments: 'x'.repeat(501) }],
    ['startsAt', { startsAt: 'tomorrow' }],
    ['startsAt', { startsAt: '2020-01-01T10:00:00+02:00' }],
    ['meeting', { meeting: 999_999 }],
    ['meeting', { meeting: 'x' }],
    ['uri', { uri: 'a\nb' }],
    ['formData.assetName', { formData: { assetName: 'a\nb' } }],
  ])('is rejected for a wrong %s', async (field, changes) => {
    const meeting = await createMeeting(cms.payload);
    const response = await book(meeting, await timeAt(meeting, 0), changes);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  it('is rejected between two times and after the last one', async () => {
    const meeting = await createMeeting(cms.payload);
    const times = await someTimes(meeting);
    for (const [time, later] of [
      [times[0], HOUR_MS / 2],
      [times.at(-1), HOUR_MS],
    ] as const) {
      const response = await book(meeting, new Date(Date.parse(time ?? '') + later).toISOString());
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        errors: { startsAt: ['This time is no longer available. Please choose another one.'] },
      });
    }
  });

  it('is idempotent by its key', async () => {
    const meeting = await createMeeting(cms.payload);
    const time = await timeAt(meeting, 0);
    const key = { 'Idempotency-Key': 'a-key-of-mine-0000-0000-0000-000000000000' };
    const [first, second] = [await book(meeting, time, {}, key), await book(meeting, time, {}, key)];
    expect(second.status).toBe(200);
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await second.json()).toEqual(await first.json());
    expect((await cms.payload.count({ collection: 'appointments' })).totalDocs).toBe(1);
  });

  it.each([
    [1, 1],
    [3, 3],
  ])('succeeds once per seat: of 20 concurrent ones with %i seats, %i succeed', async (parallel, winners) => {
    const meeting = await createMeeting(cms.payload, { parallel });
    const time = await timeAt(meeting, 0);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => book(meeting, time, { email: `v${at}@example.com` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(winners);
    expect(statuses.filter((status) => status === 422)).toHaveLength(20 - winners);
    expect((await cms.payload.count({ collection: 'appointments' })).totalDocs).toBe(winners);
    expect((await cms.payload.count({ collection: 'appointmentSlots' })).totalDocs).toBe(winners);
    expect(await freeTimes(meeting)).not.toContain(time);
  });

  it('is rejected when a longer meeting overlaps', async () => {
    const meeting = await createMeeting(cms.payload);
    const times = await someTimes(meeting);
    await booked(meeting, times[1] ?? '');
    await cms.payload.update({ collection: 'meetingKinds', id: meeting.id, data: { slotMinutes: 30 } });
    const halfPast = startOf(new Date(Date.parse(times[1] ?? '') + HOUR_MS / 2).toISOString());
    expect((await book(meeting, halfPast)).status).toBe(422);
    expect((await freeTimes(meeting)).map(startOf)).not.toContain(halfPast);
  });
});

describe('a visitor with a meeting', () => {
  const HALF_HOUR = HOUR_MS / 2;
  const REFUSED = 'You already have a meeting at that time.';

  // The booked meeting lasts an hour. Meetings of the other calendar last half an hour.
  it.each<[string, number, Fields, 200 | 422]>([
    ['at the time at which it begins', 0, {}, 422],
    ['at a time within it', HALF_HOUR, {}, 422],
    ['at a time within it under another spelling', HALF_HOUR, { email: 'Dana+visit@Example.com' }, 422],
    ['at the time right before it', -HALF_HOUR, {}, 200],
    ['at the time right after it', HOUR_MS, {}, 200],
    ['as another person', 0, { email: 'other@example.com' }, 200],
  ])('books another one %s: after %i ms, %j: %i', async (_when, later, changes, status) => {
    const [first, other] = [
      await createMeeting(cms.payload),
      await createMeeting(cms.payload, { slotMinutes: 30 }),
    ];
    const time = await timeAt(first, 0);
    await booked(first, time);
    const response = await book(other, startOf(new Date(Date.parse(time) + later).toISOString()), changes);
    expect(response.status).toBe(status);
    const { errors } = (await response.json()) as { errors?: { email: string[] } };
    if (status === 422) expect(errors).toEqual({ email: [expect.stringContaining(REFUSED)] });
    expect((await cms.payload.count({ collection: 'appointments' })).totalDocs).toBe(status === 200 ? 2 : 1);
    expect((await cms.payload.count({ collection: 'appointmentSlots' })).totalDocs).toBe(
      status === 200 ? 2 : 1,
    );
  });

  it('gets the message in Hebrew, too, and can book again after cancelling', async () => {
    const [first, other] = [await createMeeting(cms.payload), await createMeeting(cms.payload)];
    const time = await timeAt(first, 0);
    const { reference } = await booked(first, time);
    const refused = await book(other, time, {}, { 'X-Accept-Language': 'he-il' });
    expect(await refused.json()).toEqual({
      errors: { email: [expect.stringContaining('כבר קבעתם פגישה במועד הזה.')] },
    });
    await patch((await stored(reference)).id, { state: 'cancelled' });
    await booked(other, time);
  });

  it('gets one of two concurrent bookings in two calendars', async () => {
    const [first, other] = [await createMeeting(cms.payload), await createMeeting(cms.payload)];
    const time = await timeAt(first, 0);
    const answers = await Promise.all([first, other, first, other].map((one) => book(one, time)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect((await cms.payload.count({ collection: 'appointments' })).totalDocs).toBe(1);
  });
});

it('is changed by the link of the response, which the mail contains and no cache stores', async () => {
  const meeting = await createMeeting(cms.payload);
  const response = await book(meeting, await timeAt(meeting, 0));
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { manageUrl, reference } = ((await response.json()) as { body: Booked }).body;
  const { pathname, search } = new URL(manageUrl);
  expect(`${cms.url}${pathname}${search}`).toBe(await manageLink());
  const page = await press(`${cms.url}${pathname}${search}`, { action: 'cancel' });
  expect([page.headers.get('Cache-Control'), page.headers.get('Referrer-Policy')]).toEqual([
    'no-store',
    'no-referrer',
  ]);
  expect(await stored(reference)).toMatchObject({ state: 'cancelled' });
});

describe('calendar file', () => {
  it('contains the current meeting, for holders of the link', async () => {
    const meeting = await createMeeting(cms.payload);
    const { calendarUrl, reference, startsAt } = await booked(meeting, await timeAt(meeting, 0));
    const { pathname, search } = new URL(calendarUrl);
    const read = () => fetch(`${cms.url}${pathname}${search}`);
    const response = await read();
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text).toContain(`DTSTART:${startOf(startsAt).replace(/[-:]|\.000/g, '')}`);
    expect(text).toContain('STATUS:CONFIRMED');
    await patch((await stored(reference)).id, { state: 'cancelled' });
    expect(await (await read()).text()).toContain('STATUS:CANCELLED');
  });

  it('contains project, place and phone, but no link to change it', async () => {
    const meeting = await reachableMeeting({ phone: '03-555-0111' });
    const { calendarUrl, reference } = await booked(meeting, await timeAt(meeting, 0));
    const { pathname, search } = new URL(calendarUrl);
    const response = await fetch(`${cms.url}${pathname}${search}`);
    const text = (await response.text()).replaceAll('\r\n ', '');
    expect(text).toContain('SUMMARY:ביקור בדירה לדוגמה · שדרות הירק\r\n');
    expect(text).toContain('LOCATION:שדרות הירק 12\r\n');
    const description = ['שדרות הירק', 'Phone: 03-555-0111', `Reference: ${reference}`];
    expect(text).toContain(`DESCRIPTION:${description.join('\\n')}\r\n`);
  });

  it('does not grant access to the page for changes', async () => {
    const meeting = await createMeeting(cms.payload);
    const { calendarUrl } = await booked(meeting, await timeAt(meeting, 0));
    const { search } = new URL(calendarUrl);
    expect((await fetch(`${cms.url}/web/appointments/manage${search}`)).status).toBe(404);
    expect((await press(`${cms.url}/web/appointments/manage${search}`, { action: 'cancel' })).status).toBe(
      404,
    );
    expect((await fetch(`${cms.url}/web/appointments/calendar?token=1.x`)).status).toBe(404);
  });
});

it('reserves the address of its page', async () => {
  const page = { title: 'פגישות', template: 'generic' } as const;
  for (const slug of ['schedule', 'schedules']) {
    const made = cms.payload.create({
      collection: 'pages',
      locale: 'he',
      data: { ...page, slug, languages: ['he'], _status: 'published' },
    });
    if (slug === 'schedules') await expect(made).resolves.toMatchObject({ paths: { he: '/schedules/' } });
    else await expect(made).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } });
  }
});

describe('link of the mail', () => {
  it('asks first: opening it changes nothing', async () => {
    const meeting = await createMeeting(cms.payload);
    const { reference } = await booked(meeting, await timeAt(meeting, 0));
    const page = await fetch(await manageLink());
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    const text = await page.text();
    expect(text).toContain('Your meeting');
    expect(text).toContain(reference);
    expect(await stored(reference)).toMatchObject({ state: 'booked' });
  });

  it('cancels: frees the time and informs visitor and staff once', async () => {
    const meeting = await createMeeting(cms.payload);
    const time = await timeAt(meeting, 0);
    const { reference } = await booked(meeting, time);
    const link = await manageLink();
    const page = await press(link, { action: 'cancel' });
    expect(await page.text()).toContain('Your meeting is cancelled');
    expect(await (await press(link, { action: 'cancel' })).text()).toContain('Your meeting is cancelled');
    expect(await stored(reference)).toMatchObject({ state: 'cancelled' });
    expect(await freeTimes(meeting)).toContain(time);
    await mailTo('dana@example.com', 'Your meeting is cancelled');
    await mailTo('rent@even-derech.example', 'פגישה בוטלה');
    await booked(meeting, time, { email: 'other@example.com' });
  });

  it('moves: takes the new time and frees the old one', async () => {
    const meeting = await createMeeting(cms.payload);
    const [first = '', second = ''] = await someTimes(meeting);
    const { reference } = await booked(meeting, first);
    const page = await press(await manageLink(), { action: 'move', startsAt: second });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Your meeting has moved');
    expect(await stored(reference)).toMatchObject({
      startsAt: startOf(second),
      endsAt: new Date(Date.parse(second) + HOUR_MS).toISOString(),
      movedFrom: startOf(first),
      state: 'booked',
    });
    const free = await freeTimes(meeting);
    expect([free.includes(first), free.includes(second)]).toEqual([true, false]);
    await mailTo('dana@example.com', 'Your meeting has moved');
  });

  it('does not move to a taken or invalid time', async () => {
    const meeting = await createMeeting(cms.payload);
    const [first = '', second = ''] = await someTimes(meeting);
    const { reference } = await booked(meeting, first);
    const link = await manageLink();
    await booked(meeting, second, { email: 'other@example.com' });
    const halfPast = new Date(Date.parse(second) + HOUR_MS / 2).toISOString();
    for (const startsAt of [second, halfPast, 'x', '']) {
      const page = await press(link, { action: 'move', startsAt });
      expect(page.status).toBe(409);
      expect(await page.text()).toContain('your meeting has not changed');
    }
    expect(await stored(reference)).toMatchObject({ startsAt: startOf(first), movedFrom: null });
    expect(await freeTimes(meeting)).not.toContain(first);
  });

  it('does not move to the time of another meeting of the same person', async () => {
    const [first, other] = [await createMeeting(cms.payload), await createMeeting(cms.payload)];
    const [here = '', there = '', after = ''] = await someTimes(first);
    const { reference, manageUrl } = await booked(first, here);
    await booked(other, there, { email: 'Dana+visit@Example.com' });
    const { pathname, search } = new URL(manageUrl);
    const link = `${cms.url}${pathname}${search}`;
    const refused = await press(link, { action: 'move', startsAt: there });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('You already have another meeting at the time you chose');
    expect(await stored(reference)).toMatchObject({ startsAt: startOf(here), movedFrom: null });
    expect((await press(link, { action: 'move', startsAt: after })).status).toBe(200);
    expect(await stored(reference)).toMatchObject({ startsAt: startOf(after) });
  });

  it('releases the time of a meeting that is cancelled while it is moved', async () => {
    const meeting = await createMeeting(cms.payload);
    const [first = '', second = ''] = await someTimes(meeting);
    const { reference } = await booked(meeting, first);
    const link = await manageLink();
    await Promise.all([press(link, { action: 'move', startsAt: second }), press(link, { action: 'cancel' })]);
    expect(await stored(reference)).toMatchObject({ state: 'cancelled' });
    const free = await freeTimes(meeting);
    expect([free.includes(first), free.includes(second)]).toEqual([true, true]);
  });

  it('is limited to a number of changes per day', async () => {
    const meeting = await createMeeting(cms.payload);
    const [first = '', second = ''] = await someTimes(meeting);
    const { reference } = await booked(meeting, first);
    const link = await manageLink();
    const statuses = [];
    for (let time = 0; time < 21; time += 1)
      statuses.push((await press(link, { action: 'move', startsAt: time % 2 ? first : second })).status);
    expect([statuses.slice(0, 20).every((status) => status === 200), statuses[20]]).toEqual([true, 429]);
    expect(await stored(reference)).toMatchObject({ startsAt: startOf(first), state: 'booked' });
  });

  it('is rejected with a wrong signature', async () => {
    const meeting = await createMeeting(cms.payload);
    const { reference } = await booked(meeting, await timeAt(meeting, 0));
    const link = await manageLink();
    const wrong = link.replace(/token=(\d+)\./, (_all, id: string) => `token=${Number(id) + 1}.`);
    for (const one of [
      wrong,
      `${link}x`,
      link.replace(/token=.*/, ''),
      link.replace(/token=.*/, 'token=x'),
    ]) {
      expect((await fetch(one)).status).toBe(404);
      expect((await press(one, { action: 'cancel' })).status).toBe(404);
    }
    expect(await stored(reference)).toMatchObject({ state: 'booked' });
  });

  it('shows that the meeting is over and changes nothing', async () => {
    const meeting = await createMeeting(cms.payload);
    const { reference } = await booked(meeting, await timeAt(meeting, 0));
    const link = await manageLink();
    const { id } = await stored(reference);
    const past = { startsAt: new Date(Date.now() - 2 * HOUR_MS).toISOString() };
    await cms.payload.db.updateOne({ collection: 'appointments', id, data: past, returning: false });
    expect(await (await press(link, { action: 'cancel' })).text()).toContain('This meeting is over');
    expect(await stored(reference)).toMatchObject({ state: 'booked' });
  });
});

describe('staff', () => {
  it('move a meeting to any future time; the visitor is informed and the change audited', async () => {
    const meeting = await createMeeting(cms.payload);
    const time = await timeAt(meeting, 0);
    const { reference } = await booked(meeting, time);
    await mails();
    const { id } = await stored(reference);
    const later = new Date(Date.parse(time) + 30 * 24 * HOUR_MS).toISOString();
    expect((await patch(id, { startsAt: later })).status).toBe(200);
    expect(await freeTimes(meeting)).toContain(time);
    await mailTo('dana@example.com', 'Your meeting has moved');
    const { docs } = await cms.payload.find({ collection: 'auditLog', depth: 0 });
    expect(docs).toEqual([
      expect.objectContaining({ action: 'appointmentChanged', reference, subjectKind: 'appointments' }),
    ]);
  });

  it('cancel and rebook', async () => {
    const meeting = await createMeeting(cms.payload);
    const time = await timeAt(meeting, 0);
    const { id } = await stored((await booked(meeting, time)).reference);
    expect((await patch(id, { state: 'cancelled' })).status).toBe(200);
    expect(await freeTimes(meeting)).toContain(time);
    expect((await patch(id, { state: 'booked' })).status).toBe(200);
    expect(await freeTimes(meeting)).not.toContain(time);
  });

  it('see project, place and time in Israel in lists and the export', async () => {
    const meeting = await createMeeting(cms.payload);
    const { id } = await stored((await booked(meeting, await timeAt(meeting, 0))).reference);
    const [shown, csv] = await Promise.all([
      fetch(`${cms.url}/api/appointments/${id}?locale=he&depth=0`, { headers: staff }),
      fetch(`${cms.url}/api/appointments/export.csv`, { headers: staff }),
    ]);
    expect(await shown.json()).toMatchObject({
      project: 'שדרות הירק',
      place: 'שדרות הירק 12',
      startsAt_tz: 'Asia/Jerusalem',
      createdAt_tz: 'Asia/Jerusalem',
    });
    const text = await csv.text();
    expect(text).toContain('שדרות הירק 12');
    expect(text).not.toContain('Asia/Jerusalem');
    const fields = cms.payload.collections.appointments.config.flattenedFields;
    const rows = letterRows(
      fields,
      (await cms.payload.findByID({ collection: 'appointments', id, locale: 'he' })) as never,
      {
        language: 'he',
        siteUrl: 'http://localhost',
        companies: new Map(),
      },
    );
    expect(rows).toContainEqual(expect.objectContaining({ name: 'project', label: 'פרויקט' }));
    expect(cms.payload.collections.appointments.config.admin.defaultColumns).toContain('project');
  });

  it.each([
    ['he', 'המבקר באתר'],
    ['en', 'the visitor or the system changed'],
  ])('do not undo the visitor’s changes by saving an outdated form: %s', async (language, told) => {
    const meeting = await createMeeting(cms.payload);
    const [first = '', second = ''] = await someTimes(meeting);
    const { reference } = await booked(meeting, first);
    const link = await manageLink();
    const open = await stored(reference);
    // Saving a form in the admin panel sends all fields, including outdated ones.
    const form = { ...open, notes: [{ text: 'יש להתקשר לפני הפגישה' }] };
    const who = { ...staff, 'Accept-Language': language };
    expect((await press(link, { action: 'move', startsAt: second })).status).toBe(200);
    const refused = await patch(open.id, form, who);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(await refused.json())).toContain(told);
    const moved = await stored(reference);
    expect(moved).toMatchObject({ state: 'booked', startsAt: startOf(second), notes: [] });
    expect((await press(link, { action: 'cancel' })).status).toBe(200);
    expect((await patch(open.id, { ...moved, notes: form.notes }, who)).status).toBe(409);
    const cancelled = await stored(reference);
    expect(cancelled.state).toBe('cancelled');
    expect((await patch(open.id, { ...cancelled, notes: form.notes }, who)).status).toBe(200);
    expect(await stored(reference)).toMatchObject({
      state: 'cancelled',
      notes: [{ text: form.notes[0]?.text }],
    });
    await mailTo('dana@example.com', 'Your meeting is cancelled');
  });

  it('cancel a meeting at its stored time, whatever the form contains, and the visitor is informed', async () => {
    const meeting = await createMeeting(cms.payload);
    const { id, startsAt, endsAt } = await stored(
      (await booked(meeting, await timeAt(meeting, 0))).reference,
    );
    const past = '2020-01-01T10:00:00.000Z';
    expect((await patch(id, { startsAt: past })).status).toBe(409);
    expect((await patch(id, { startsAt: past, state: 'cancelled' })).status).toBe(200);
    const { docs } = await cms.payload.find({ collection: 'appointments', depth: 0 });
    expect(docs).toEqual([
      expect.objectContaining({ state: 'cancelled', startsAt, endsAt, movedFrom: null }),
    ]);
    await mailTo('dana@example.com', 'Your meeting is cancelled');
  });

  it('cannot move a cancelled or rebook a past meeting; a rebooked one is announced as booked', async () => {
    const meeting = await createMeeting(cms.payload);
    const [first = '', second = '', third = ''] = await someTimes(meeting);
    const { id } = await stored((await booked(meeting, first)).reference);
    expect((await patch(id, { startsAt: second })).status).toBe(200);
    expect((await patch(id, { state: 'cancelled' })).status).toBe(200);
    for (const startsAt of [third, '2020-01-01T10:00:00.000Z'])
      expect((await patch(id, { startsAt })).status).toBe(409);
    await mails();
    await cms.payload.delete({ collection: 'mails', where: { id: { exists: true } } });
    expect((await patch(id, { state: 'booked' })).status).toBe(200);
    await mailTo('dana@example.com', 'Your meeting is booked');
    expect((await patch(id, { state: 'cancelled' })).status).toBe(200);
    const past = { startsAt: new Date(Date.now() - 2 * HOUR_MS).toISOString() };
    await cms.payload.db.updateOne({ collection: 'appointments', id, data: past, returning: false });
    const refused = await patch(id, { state: 'booked' }, { ...staff, 'Accept-Language': 'en' });
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('has passed')]);
  });

  it('must confirm a time outside the calendar’s hours', async () => {
    const meeting = await createMeeting(cms.payload);
    const time = await timeAt(meeting, 0);
    const { id } = await stored((await booked(meeting, time)).reference);
    const hours = [{ days: ['sunday' as const, 'monday' as const], from: '09:00', until: '12:00' }];
    await cms.payload.update({ collection: 'meetingKinds', id: meeting.id, data: { hours } });
    let sunday = Date.now() + 7 * 24 * HOUR_MS;
    while (new Date(`${israelClock(sunday).date}T00:00:00Z`).getUTCDay() !== 0) sunday += 24 * HOUR_MS;
    const dateOfSunday = israelClock(sunday).date;
    const at = (minutes: number, days = 0): string =>
      new Date(israelInstant(dateOfSunday, minutes) + days * 24 * HOUR_MS).toISOString();
    for (const startsAt of [at(600, -1), at(8 * 60 + 30), at(11 * 60 + 30)]) {
      const refused = await patch(id, { startsAt }, { ...staff, 'Accept-Language': 'en' });
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain('Sunday, Monday \u206609:00–12:00\u2069');
    }
    expect((await patch(id, { startsAt: at(11 * 60) })).status).toBe(200);
    const saturday = at(600, -1);
    const answer = await patch(id, { startsAt: saturday, outsideHours: true });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { doc: Appointment }).doc).toMatchObject({
      startsAt: saturday,
      outsideHours: false,
    });
    const csv = await (await fetch(`${cms.url}/api/appointments/export.csv`, { headers: staff })).text();
    expect([csv.includes('dana@example.com'), /מחוץ לשעות|Outside the/.test(csv)]).toEqual([true, false]);
    // If the time does not change, no confirmation is needed.
    expect((await patch(id, { startsAt: saturday, status: 'inProgress' })).status).toBe(200);
  });

  it('cannot book a time twice or in the past; the change is rolled back', async () => {
    const meeting = await createMeeting(cms.payload);
    const [first = '', second = ''] = await someTimes(meeting);
    const { id } = await stored((await booked(meeting, first)).reference);
    await booked(meeting, second, { email: 'other@example.com' });
    for (const startsAt of [second, '2020-01-01T10:00:00.000Z'])
      expect((await patch(id, { startsAt })).status).toBe(409);
    expect(await freeTimes(meeting)).not.toContain(first);
  });

  it('may change meetings and calendars; editors only calendars, visitors neither', async () => {
    const meeting = await createMeeting(cms.payload);
    const { id } = await stored((await booked(meeting, await timeAt(meeting, 0))).reference);
    const none = { 'Content-Type': 'application/json' };
    const calendar = (headers: Record<string, string>) =>
      fetch(`${cms.url}/api/meetingKinds/${meeting.id}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ daysAhead: 5 }),
      });
    expect((await calendar(staff)).status).toBe(200);
    expect((await calendar(editor)).status).toBe(200);
    expect((await calendar(none)).status).toBe(403);
    expect((await patch(id, { state: 'cancelled' }, editor)).status).toBe(403);
    expect((await patch(id, { state: 'cancelled' }, none)).status).toBe(403);
    expect((await fetch(`${cms.url}/api/appointments`)).status).toBe(403);
  });

  it('cannot delete a calendar with booked meetings', async () => {
    const meeting = await createMeeting(cms.payload);
    const { reference } = await booked(meeting, await timeAt(meeting, 0));
    const remove = () =>
      fetch(`${cms.url}/api/meetingKinds/${meeting.id}`, { method: 'DELETE', headers: staff });
    expect((await remove()).status).toBe(409);
    await cms.payload.delete({ collection: 'appointments', where: { reference: { equals: reference } } });
    expect((await remove()).status).toBe(200);
  });

  it.each([
    ['hours', { hours: [{ days: ['sunday'], from: '17:00', until: '09:00' }] }],
    ['hours', { hours: [{ days: ['sunday'], from: 'early', until: '09:00' }] }],
    ['slotMinutes', { slotMinutes: 7 }],
    ['parallel', { parallel: 1.5 }],
  ])('get an error for wrong %s of a calendar', async (_field, data) => {
    const meeting = await createMeeting(cms.payload);
    const response = await fetch(`${cms.url}/api/meetingKinds/${meeting.id}`, {
      method: 'PATCH',
      headers: staff,
      body: JSON.stringify(data),
    });
    expect(response.status).toBe(400);
  });
});

describe('stored data', () => {
  it('is reported to its person, with the time of the meeting', async () => {
    const meeting = await createMeeting(cms.payload);
    const { startsAt, reference } = await booked(meeting, await timeAt(meeting, 0));
    const found = await findPersonalData(cms.payload, 'dana@example.com');
    const report = await personalDataReport('dana@example.com', found, {
      payload: cms.payload,
      language: 'he',
    });
    expect(report).toContain(reference);
    expect(report).toContain(formatDateTime(startsAt, 'he'));
    expect(report).toContain('נקבעה');
  });

  it('is deleted with its person: meeting, deliveries and time', async () => {
    const meeting = await createMeeting(cms.payload);
    const time = await timeAt(meeting, 0);
    await booked(meeting, time);
    await mails();
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { roles: { in: ['administrator'] } },
    });
    const user = docs[0] && { ...docs[0], collection: 'users' as const };
    const req = await createLocalReq({ ...(user && { user }) }, cms.payload);
    const { entries } = await deletePersonalData(req, 'dana@example.com');
    expect(entries.map(({ kind }) => kind.slug)).toEqual(['appointments']);
    for (const collection of ['appointments', 'appointmentSlots', 'deliveries'] as const)
      expect((await cms.payload.count({ collection })).totalDocs).toBe(0);
    expect(await freeTimes(meeting)).toContain(time);
  });

  it('excludes past times', async () => {
    const meeting = await createMeeting(cms.payload);
    await booked(meeting, await timeAt(meeting, 0));
    await deletePastSlots(cms.payload);
    expect((await cms.payload.count({ collection: 'appointmentSlots' })).totalDocs).toBe(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 24 * HOUR_MS });
    await deletePastSlots(cms.payload);
    expect((await cms.payload.count({ collection: 'appointmentSlots' })).totalDocs).toBe(0);
  });
});
