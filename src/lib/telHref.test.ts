import { telHref } from './telHref';

describe('telHref', () => {
  it.each([
    ['a local number', '03-555 0100', 'tel:035550100'],
    ['an international number', '+972 3 555-0100', 'tel:+97235550100'],
    ['a short number', '*5550', 'tel:*5550'],
    ['brackets', '(03) 555.0100', 'tel:035550100'],
  ])('%s', (_name, phone, expected) => {
    expect(telHref(phone)).toBe(expected);
  });
});
