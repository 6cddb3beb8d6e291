import { describe, expect, it } from 'vitest';
import { jsonFault, readJson, writeJson } from './jsonText';

describe('JSON in a form', () => {
  it.each([
    ['', null],
    [' \n', null],
    ['{"a": [1, "ב"]}', { a: [1, 'ב'] }],
    ['{"a": ', '{"a": '],
  ])('%j is stored as %j', (text, value) => expect(readJson(text)).toEqual(value));

  it.each([null, { a: [1, 'ב'] }, [], 0, false, '{"a": '])(
    '%j is unchanged after formatting and parsing',
    (value) => expect(readJson(writeJson(value))).toEqual(value),
  );

  it('reports the position of invalid JSON', () => {
    const text = '{\n  "a": 1,\n}';
    expect(jsonFault(text, 'en')).toMatch(/^This is not valid JSON/);
    expect(jsonFault(text, 'he')).toMatch(/^זה אינו JSON תקין/);
    for (const value of [null, undefined, '', ' ', {}, 0, '[1]'])
      expect(jsonFault(value, 'en')).toBeUndefined();
  });
});
