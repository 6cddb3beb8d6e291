import fc from 'fast-check';
import { meetsRule as meetsOnServer } from '../cms/services/forms/conditions/meetsRule';
import { visibleParts as visibleOnServer } from '../cms/services/forms/conditions/visibleParts';
import { OPERATORS, type FormDto as ServerForm } from '../cms/services/forms/contract';
import { FIELD_TYPES } from '../cms/services/forms/fieldTypes';
import { meetsRule } from '../src/features/dynamicForm/conditions/meetsRule';
import { visibleParts } from '../src/features/dynamicForm/conditions/visibleParts';
import { fieldKind } from '../src/features/dynamicForm/definition/fieldKind';
import { toDefinition } from '../src/features/dynamicForm/definition/toDefinition';
import { field, formOf, guid, page, when } from '../src/features/dynamicForm/fixtures/formOf';
import { formsWithValues } from '../src/features/dynamicForm/fixtures/formsWithValues';

/** Texts that look alike, numbers, dates, ticks, and anything. */
const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'on',
    'ON',
    'true',
    'off',
    'False',
    'a',
    'A',
    'ab',
    'İ',
    'ß',
    'חיפה',
    '0',
    '1',
    ' 2',
    '10',
    '-3',
    '1e3',
    '0x1f',
    'Infinity',
  ),
  fc.constantFrom('2026-01-31', '2026-01-31T10:00', '2025-12-31', '31.1.2026'),
  fc.string(),
  fc.integer().map(String),
  fc.double().map(String),
);

describe('the site and the server', () => {
  it('compare alike', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OPERATORS, 'Sounds', 'constructor'),
        fc.array(texts, { maxLength: 3 }),
        texts,
        fc.boolean(),
        (operator, entries, expected, box) => {
          const here = meetsRule(
            operator as (typeof OPERATORS)[number],
            entries,
            expected,
            box ? 'checkbox' : 'shortAnswer',
          );
          expect(here).toBe(meetsOnServer(operator, entries, expected, box));
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('show the same parts of any form, for whatever is filled in, with rules in circles too', () => {
    fc.assert(
      fc.property(formsWithValues, ({ form, values }) => {
        expect(visibleParts(toDefinition(form), values)).toEqual(visibleOnServer(form as ServerForm, values));
      }),
      { numRuns: 3000 },
    );
  });

  it('both tell more than one outcome apart: the forms are not all alike', () => {
    const seen = new Set(
      fc
        .sample(formsWithValues, 300)
        .map(({ form, values }) => visibleOnServer(form as ServerForm, values).fields.size),
    );
    expect(seen.size).toBeGreaterThan(4);
  });

  it.each(['constructor', '__proto__', 'toString'])('are not misled by a field called %s', (alias) => {
    const form = formOf([
      page([
        field(alias, 'Short answer'),
        field('b', 'Short answer', { condition: when([[alias, 'IsNot', '']]) }),
      ]),
    ]);
    for (const values of [{}, Object.fromEntries([[alias, ['x']]])]) {
      const server = visibleOnServer(form as ServerForm, values);
      expect(visibleParts(toDefinition(form), values)).toEqual(server);
      expect(server.fields.has(guid('b'))).toBe(Object.keys(values).length > 0);
    }
  });
});

it('the site shows every type of field that editors may use', () => {
  for (const type of Object.values(FIELD_TYPES))
    expect([type.name, fieldKind({ type })]).not.toContain('unknown');
});
