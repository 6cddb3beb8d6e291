import { describe, expect, it } from 'vitest';
import { rowText } from './rowText';

describe('the text of a collapsed row', () => {
  it.each([
    ['its title', { id: '6740', text: 'Long text', title: 'The bridge' }, 'The bridge'],
    ['its first text', { id: '6740', year: null, sentence: 'We\n  build' }, 'We build'],
    ['the label of its link', { link: { kind: 'page', name: 'About' } }, 'About'],
    ['no ids', { id: '6740', image: 7, items: [] }, ''],
    ['no rich text', { id: '6740', body: { root: {} } }, ''],
  ])('is %s', (_what, row, expected) => {
    expect(rowText(row)).toBe(expected);
  });

  it.each([
    ['in Hebrew', 'he', 'ראשון'],
    ['in English', 'en', 'Sunday'],
  ] as const)('uses option labels, %s', (_name, language, expected) => {
    const choices = { fromDay: { day0: { he: 'ראשון', en: 'Sunday' } } };
    expect(rowText({ fromDay: 'day0', opens: '09:00' }, { choices, language })).toBe(expected);
    expect(rowText({ fromDay: 'gone', opens: '09:00' }, { choices, language })).toBe('09:00');
  });
});
