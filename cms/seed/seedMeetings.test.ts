import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayload } from '../test/openPayload';
import { freeSlots } from '../services/appointments/openSlots';
import { readMeeting, rulesOf } from '../services/appointments/readMeeting';
import { WEEKDAYS } from '../services/appointments/weekdays';
import { meetings } from './content/meetings';
import { rentProjects } from './content/projects/rents';
import { Ledger } from './lib/Ledger';
import { Store } from './lib/Store';
import { seedMeetings } from './steps/seedMeetings';

let payload: Payload;
let store: Store;

beforeAll(async () => {
  payload = await openPayload();
  store = new Store(payload, await Ledger.open(payload));
  for (const project of new Set(meetings.map((one) => one.project))) {
    const data = { projectTitle: project, languages: ['he'] as 'he'[] };
    const { id } = await payload.create({ collection: 'projects', locale: 'he', draft: true, data });
    store.remember('projects', project, id);
  }
});
afterAll(() => payload.destroy());

it('creates a calendar with free times for each rental project, once', async () => {
  await seedMeetings(store);
  await seedMeetings(store);
  const { docs } = await payload.find({ collection: 'meetingKinds', sort: 'id', depth: 0, locale: 'en' });
  expect(docs.map(({ place }) => place)).toEqual(meetings.map(({ place }) => place.values.en));
  for (const { id } of docs) {
    const meeting = await readMeeting({ payload, id, language: 'he' });
    expect(meeting && freeSlots(rulesOf(meeting), [], Date.now()).length).toBeGreaterThan(50);
  }
});

it('offers meetings on the days that a project’s page names', () => {
  const promised = rentProjects.flatMap(({ key, rentProjectJoinBlock: block }) => {
    const words = JSON.stringify(block ?? {});
    return WEEKDAYS.filter(({ value, label }) => value !== 'saturday' && words.includes(label.he)).map(
      ({ value }) => [key, value] as const,
    );
  });
  expect(promised).toContainEqual(['springGardens', 'friday']);
  for (const [key, day] of promised) {
    // The first calendar of each project is for meetings on site.
    const hours = meetings.find(({ project }) => project === key)?.hours ?? [];
    expect([key, hours.flatMap(({ days }) => days)]).toEqual([key, expect.arrayContaining([day])]);
  }
});
