import { addressLine, locationLine } from './locationLine';

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
])('%j is in "%s"', (place, line) => expect(locationLine(place)).toBe(line));

const place = { country: [{ name: 'Israel' }], city: [{ name: 'Haifa' }], extraInfo: 'by the sea' };

test.each([
  ['2 HaGal Path, Haifa', '2 HaGal Path, Haifa, by the sea, Israel'],
  ['2 HaGal Path', '2 HaGal Path, by the sea, Haifa, Israel'],
  [null, 'by the sea, Haifa, Israel'],
])('the address of the street %s', (street, address) => expect(addressLine(street, place)).toBe(address));
