import { expect, it } from 'vitest';
import { targetLanguage } from './targetLanguage';

it.each([
  [['/yom-patuach/'], 'en', 'he'],
  [['/en/open-day/'], 'he', 'en'],
  [['/yom-patuach/', '/en/open-day/'], 'en', 'en'],
  [['/yom-patuach/', '/en/open-day/'], 'he', 'he'],
  [['/energy/'], 'en', 'he'],
] as const)('for %j and an editor who works in %s, finds pages in %s', (paths, own, language) => {
  expect(targetLanguage(paths, own)).toBe(language);
});
