import { meetingUrl } from './meetingUrl';

afterEach(() => void delete process.env.GATSBY_SCHEDULER_URL);

const own = [{ documentId: '3' }];
const several = [...own, { documentId: '4' }];
const EXTERNAL = 'https://meet.example/book';

test.each([
  [EXTERNAL, '5512', own, 'he', 'https://meet.example/book?meeting=5512&lang=he'],
  [EXTERNAL, null, own, 'he', '/schedule/?meeting=3&lang=he'],
  ['', '5512', own, 'en', '/en/schedule/?meeting=3&lang=en'],
  [EXTERNAL, null, several, 'he', '/schedule/?project=12&lang=he'],
  ['', null, several, 'en', '/en/schedule/?project=12&lang=en'],
  [EXTERNAL, '5512', several, 'en', 'https://meet.example/book?meeting=5512&lang=en'],
  ['', '5512', [], 'he', null],
  [EXTERNAL, null, [], 'en', null],
] as const)(
  'scheduler %j, number %j, calendars %j in %s: %s',
  (scheduler, bmbyMeetingId, meetings, language, url) => {
    process.env.GATSBY_SCHEDULER_URL = scheduler;
    expect(meetingUrl({ documentId: '12', bmbyMeetingId, meetings }, language)).toBe(url);
  },
);
