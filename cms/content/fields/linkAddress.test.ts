import type { Field, PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { generalFields } from '../projects/generalFields';
import { headerFields } from '../projects/headerFields';
import { lotteryFields } from '../projects/lotteryFields';
import { linkField } from './linkField';

type Check = (value: unknown, options: { req: PayloadRequest }) => unknown;

/** Validation options of a new document, which has no published version. */
const options = { req: { i18n: { language: 'en' } } as PayloadRequest };

/** Finds the validation function of a field at any depth. */
function checkOf(name: string, fields: readonly Field[]): Check | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name && 'validate' in field)
      return field.validate as Check | undefined;
    const found = 'fields' in field ? checkOf(name, field.fields) : undefined;
    if (found) return found;
  }
  return undefined;
}

const link = [linkField('link', 'קישור', 'Link')];

it.each([
  ['url', link],
  ['virtualTourLink', headerFields],
  ['miniSite', generalFields],
  ['linkURL', lotteryFields],
])('%s accepts addresses and rejects executable schemes', async (name, fields) => {
  const check = checkOf(name, fields);
  for (const good of [
    '',
    null,
    'https://tour.example/a',
    '/homes/',
    'tel:08-555-0133',
    'tel:08-555-0133 שלוחה 4',
    'tel:*5550',
    'mailto:a@b.example',
    '#top',
  ])
    expect(await check?.(good, options), String(good)).toBe(true);
  for (const bad of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https:// a',
    'x',
    'tel:',
    'tel:08-555',
    'tel:08-555-0133, 08-555-0134',
  ])
    expect(typeof (await check?.(bad, options)), bad).toBe('string');
});
