import { addressInLanguage } from './requestedLanguage';

it.each([
  ['?meeting=3&lang=en&assetName=B7', 'he', '/en/schedule/?meeting=3&lang=en&assetName=B7#x'],
  ['?lang=he&meeting=3', 'en', '/schedule/?lang=he&meeting=3#x'],
  ['?meeting=3&lang=en', 'en', null],
  ['?meeting=3&lang=fr', 'he', null],
  ['?meeting=3&lang=', 'en', null],
  ['?meeting=3', 'he', null],
  ['', 'en', null],
] as const)('the address %j of the page in %s leads to %j', (search, language, expected) => {
  expect(addressInLanguage({ search, hash: '#x' }, language)).toBe(expected);
});
