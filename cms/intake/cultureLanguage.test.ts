import { expect, it } from 'vitest';
import { cultureLanguage } from './cultureLanguage';

it.each([
  ['he-il', 'he'],
  ['en-US', 'en'],
  ['EN', 'en'],
  ['iw', 'he'],
  ['fr-fr', undefined],
  ['', undefined],
  [null, undefined],
  [5, undefined],
])('maps %j to %s', (culture, language) => expect(cultureLanguage(culture)).toBe(language));
