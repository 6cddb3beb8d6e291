import { schedulerUrl } from './schedulerUrl';

afterEach(() => void delete process.env.GATSBY_SCHEDULER_URL);

test.each([
  ['https://meet.example/book', '5512', 'he', 'https://meet.example/book?meeting=5512&lang=he'],
  ['https://meet.example/?site=rent', '7', 'en', 'https://meet.example/?site=rent&meeting=7&lang=en'],
  ['https://meet.example/', null, 'en', null],
  ['https://meet.example/', '', 'en', null],
  ['', '5512', 'he', null],
])('scheduler %s, calendar %s in %s: %s', (scheduler, meeting, language, address) => {
  process.env.GATSBY_SCHEDULER_URL = scheduler;
  expect(schedulerUrl(meeting, language)).toBe(address);
});
