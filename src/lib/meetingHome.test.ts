import { aboutHome, readMeetingHome, writeMeetingHome, type MeetingHome } from './meetingHome';

const home: MeetingHome = {
  assetName: 'SHDERA-12-B7',
  buildingName: 'בניין 12',
  apartmentNumber: '7',
  currency: 'ILS',
  rooms: 3.5,
  floor: 0,
  area: 82,
  price: 6200,
};

it('survives writing and reading', () => {
  const query = new URLSearchParams('meeting=3');
  writeMeetingHome(query, home);
  expect(query.get('meeting')).toBe('3');
  expect(readMeetingHome(query)).toEqual(home);
});

it('writes only known values', () => {
  const query = new URLSearchParams();
  writeMeetingHome(query, { assetName: 'B7', buildingName: null, rooms: null, currency: '' });
  expect(query.toString()).toBe('assetName=B7');
});

it.each([
  ['', null],
  ['rooms=3', null],
  ['assetName=B7&rooms=many&floor=-21&area=-1&price=1e400', { assetName: 'B7' }],
  ['assetName=a%0Ab&apartmentNumber=7', { apartmentNumber: '7' }],
  [`assetName=${'x'.repeat(101)}`, null],
  ['buildingName=12&floor=-1', { buildingName: '12', floor: -1 }],
])('reads %j', (search, expected) => {
  expect(readMeetingHome(new URLSearchParams(search))).toEqual(expected);
});

it.each([
  ['/en/schedule/?meeting=3&lang=en', '/en/schedule/?meeting=3&lang=en&assetName=B7&floor=2'],
  ['https://meet.example/?meeting=7', 'https://meet.example/?meeting=7'],
])("adds an apartment only to the site's own scheduler: %s", (url, expected) => {
  expect(aboutHome(url, { assetName: 'B7', floor: 2 })).toBe(expected);
});
