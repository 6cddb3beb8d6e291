import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { generalFields } from '../projects/generalFields';
import { headerFields } from '../projects/headerFields';
import { lotteryFields } from '../projects/lotteryFields';
import { linkField } from './linkField';

/** Finds the validation of a field at any depth. */
function checkOf(name: string, fields: readonly Field[]): ((value: unknown) => unknown) | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name && 'validate' in field)
      return field.validate as ((value: unknown) => unknown) | undefined;
    const found = 'fields' in field ? checkOf(name, field.fields) : undefined;
    if (found) return found;
  }
  return undefined;
}

const link = [linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } })];

it.each([
  ['url', link],
  ['virtualTourLink', headerFields],
  ['miniSite', generalFields],
  ['linkURL', lotteryFields],
])('%s accepts addresses and rejects executable schemes', (name, fields) => {
  const check = checkOf(name, fields);
  for (const good of [
    '',
    null,
    'https://tour.example/a',
    '/homes/',
    'tel:08-555-0133',
    'mailto:a@b.example',
    '#top',
  ])
    expect(check?.(good), String(good)).toBe(true);
  for (const bad of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https:// a',
    'x',
  ])
    expect(typeof check?.(bad), bad).toBe('string');
});
