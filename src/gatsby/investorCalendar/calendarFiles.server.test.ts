import ICAL from 'ical.js';
import { calendarFiles } from './calendarFiles';
import type { CalendarData, CalendarEvent, CalendarPage } from './calendarPages';

const SITE = 'https://even-derech.example';
const PAGE = '/investors-relations/';
const FEED = '/investors-relations/calendar.ics';

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: '66f0c0ffee0000000000a001',
  title: 'דוח לרבעון השלישי',
  date: '2026-11-25',
  startTime: '10:00',
  endTime: '11:30',
  place: 'דרך השלום 7, תל אביב',
  cancelled: false,
  link: null,
  report: null,
  ...changes,
});

const data = (...events: CalendarEvent[]): CalendarData => {
  const page: CalendarPage = {
    title: 'קשרי משקיעים',
    path: PAGE,
    updatedAt: '2026-11-20T12:34:56.000Z',
    blocks: [null, {}, { title: 'יומן', events }],
  };
  return { cmsSiteSettings: { siteName: 'אבן־דרך' }, pages: [page] };
};

/** Parses the events of a calendar file with another library than the one that wrote it. */
const read = (text: string | undefined) =>
  new ICAL.Component(ICAL.parse(text ?? '')).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
const only = (text: string | undefined) => {
  const [first, ...others] = read(text);
  if (!first || others.length > 0) throw new Error('There is not exactly one event');
  return first;
};
const propertyOf = (one: ICAL.Event, name: string) => String(one.component.getFirstPropertyValue(name));

describe('the calendar files for investors', () => {
  it('contain an event in a separate file and, identically, in the feed', () => {
    const files = calendarFiles(data(event()), 'he', SITE);
    const path = '/investors-relations/calendar/66f0c0ffee0000000000a001.ics';
    expect([...files.keys()]).toEqual([path, FEED]);
    for (const text of files.values()) {
      const one = only(text);
      expect(one.uid).toBe('66f0c0ffee0000000000a001@even-derech.example');
      expect(one.summary).toBe('דוח לרבעון השלישי');
      expect(one.location).toBe('דרך השלום 7, תל אביב');
      expect(one.startDate.toJSDate().toISOString()).toBe('2026-11-25T08:00:00.000Z');
      expect(one.endDate.toJSDate().toISOString()).toBe('2026-11-25T09:30:00.000Z');
      expect(propertyOf(one, 'dtstamp')).toBe('2026-11-20T12:34:56Z');
      expect(propertyOf(one, 'url')).toBe(`${SITE}${PAGE}`);
      expect(propertyOf(one, 'status')).toBe('CONFIRMED');
    }
  });

  it.each(['../../../../outside', 'a/b', '..', 'a\r\nX-OTHER:1'])(
    'omit an event whose id would be another path or line: %j',
    (id) => {
      const files = calendarFiles(data(event({ id })), 'he', SITE);
      expect([...files.keys()]).toEqual([FEED]);
      expect(read(files.get(FEED))).toEqual([]);
    },
  );

  it('keep the name on one line', () => {
    const { cmsSiteSettings, pages } = data(event());
    const renamed = pages.map((node) => ({ ...node, title: 'קשרי\r\nX-OTHER:1' }));
    const feed = calendarFiles({ cmsSiteSettings, pages: renamed }, 'he', SITE).get(FEED);
    expect(feed).not.toMatch(/^X-OTHER/m);
    expect(feed).toContain('X-WR-CALNAME:קשרי X-OTHER:1 · אבן־דרך');
  });

  it('respect daylight saving time', () => {
    const one = only(calendarFiles(data(event({ date: '2026-08-27' })), 'he', SITE).get(FEED));
    expect(one.startDate.toJSDate().toISOString()).toBe('2026-08-27T07:00:00.000Z');
  });

  it.each([null, ''])('treat an event without times (%j) as a whole day in every time zone', (none) => {
    const one = only(calendarFiles(data(event({ startTime: none, endTime: none })), 'he', SITE).get(FEED));
    expect(one.startDate.isDate).toBe(true);
    expect(one.startDate.toString()).toBe('2026-11-25');
    expect(one.endDate.toString()).toBe('2026-11-26');
  });

  it('keep every character of a text, in lines of at most 75 octets', () => {
    const title = `א, ב; ג \\ ד "ה"\nשורה שנייה: ${'דוח כספי ארוך מאוד 🏗️ '.repeat(12)}`.trim();
    const text = calendarFiles(data(event({ title })), 'he', SITE).get(FEED) ?? '';
    expect(only(text).summary).toBe(title);
    const lines = text.split('\r\n');
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('are identical in each build, and identify an event across languages', () => {
    const [first, second] = [
      calendarFiles(data(event()), 'he', SITE),
      calendarFiles(data(event()), 'he', SITE),
    ];
    expect([...first]).toEqual([...second]);
    const english = calendarFiles(data(event({ title: 'Third quarter' })), 'en', SITE);
    expect(only(english.get('/en/investors-relations/calendar.ics')).uid).toBe(only(first.get(FEED)).uid);
  });

  it('count the number of a version up with each change, for moved and cancelled events', () => {
    const { cmsSiteSettings, pages } = data(event());
    const numbers = ['2026-11-20T12:34:56.000Z', '2026-11-20T12:34:57.000Z', '2027-05-01T00:00:00.000Z'].map(
      (updatedAt) => {
        const changed = pages.map((page) => ({ ...page, updatedAt }));
        return Number(
          propertyOf(
            only(calendarFiles({ cmsSiteSettings, pages: changed }, 'he', SITE).get(FEED)),
            'sequence',
          ),
        );
      },
    );
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    expect(numbers[0]).toBeGreaterThan(0);
  });

  it('end with a line break, and have no method, which would need an organizer', () => {
    for (const text of calendarFiles(data(event()), 'he', SITE).values()) {
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(text).not.toContain('METHOD');
    }
  });

  it('mark cancelled events, and contain the link and the report', () => {
    const link = {
      name: 'לשיחה',
      kind: 'url',
      url: 'https://meet.example/q3',
      page: null,
      project: null,
      product: null,
      file: null,
    };
    const report = { url: 'https://cms.example/q3.pdf' };
    const one = only(calendarFiles(data(event({ cancelled: true, link, report })), 'he', SITE).get(FEED));
    expect(propertyOf(one, 'status')).toBe('CANCELLED');
    expect(propertyOf(one, 'url')).toBe('https://meet.example/q3');
    expect(one.description.split('\n')).toEqual([
      'לשיחה: https://meet.example/q3',
      'https://cms.example/q3.pdf',
      `${SITE}${PAGE}`,
    ]);
  });

  it('are valid without events, and omit events without a day', () => {
    const files = calendarFiles(data(event({ date: null }), event({ id: null })), 'he', SITE);
    expect([...files.keys()]).toEqual([FEED]);
    const calendar = new ICAL.Component(ICAL.parse(files.get(FEED) ?? ''));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('קשרי משקיעים · אבן־דרך');
    expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
  });
});

it('strip characters that XML forbids', () => {
  const file = calendarFiles(data(event({ title: 'A\u000bb', place: 'C\u0001d' })), 'he', SITE).get(FEED);
  expect(only(file).summary).toBe('Ab');
  expect(only(file).location).toBe('Cd');
});
