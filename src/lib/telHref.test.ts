import { telHref } from './telHref';

describe('telHref', () => {
  it.each([
    ['a local number', '03-555 0100', 'tel:035550100'],
    ['an international number', '+972 3 555-0100', 'tel:+97235550100'],
    ['a plus in brackets', '(+972) 3-5550100', 'tel:+97235550100'],
    ['a plus behind a direction mark', '\u200e+972-3-5550100', 'tel:+97235550100'],
    ['a short number', '*5550', 'tel:*5550'],
    ['a star behind a direction mark', '\u200f*5550', 'tel:*5550'],
    ['a star that a Hebrew text shows last', '5550*', 'tel:*5550'],
    ['an extension', '03-5550171 שלוחה 4', 'tel:035550171;ext=4'],
    ['brackets', '(03) 555.0100', 'tel:035550100'],
    ['an address', 'tel:03-555-0100', 'tel:035550100'],
    ['the first of two numbers', '03-5550171, 03-5550172', 'tel:035550171'],
    ['the first of two alternatives', '03-5550171 או *5550', 'tel:035550171'],
  ])('dials %s', (_name, phone, expected) => {
    expect(telHref(phone)).toBe(expected);
  });

  it.each(['03-555017103-5550172', 'call us', '03-555'])('has no address for %j', (phone) =>
    expect(telHref(phone)).toBeUndefined(),
  );
});
