import { placeOf } from './placeOf';

test.each([
  [
    { country: [{ name: 'Israel' }], city: [{ name: 'Haifa' }], extraInfo: 'by the sea' },
    'Israel, Haifa, by the sea',
  ],
  [
    { country: [{ name: 'Poland' }], city: [{ name: 'Kraków' }, { name: 'Warsaw' }] },
    'Poland, Kraków, Warsaw',
  ],
  [{ country: null, city: [{ name: null }, null], extraInfo: '' }, ''],
])('%j is in "%s"', (place, line) => expect(placeOf(place)).toBe(line));
