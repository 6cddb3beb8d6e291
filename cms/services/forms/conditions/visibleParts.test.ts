import { describe, expect, it } from 'vitest';
import type { ConditionDto, FieldDto, FormDto, Operator } from '../contract';
import { FIELD_TYPES, type FieldTypeSlug } from '../fieldTypes';
import { visibleParts } from './visibleParts';

const field = (alias: string, condition?: ConditionDto, slug: FieldTypeSlug = 'shortAnswer'): FieldDto => ({
  id: `id-${alias}`,
  alias,
  caption: alias,
  helpText: null,
  placeholder: null,
  cssClass: null,
  required: false,
  requiredErrorMessage: null,
  pattern: null,
  patternInvalidErrorMessage: null,
  ...(condition && { condition }),
  preValues: [],
  settings: {},
  type: FIELD_TYPES[slug],
});

type Rule = [alias: string, operator: Operator, value: string];

const when = (rules: Rule[], more: Omit<ConditionDto, 'rules'> = {}): ConditionDto => ({
  ...more,
  rules: rules.map(([alias, operator, value]) => ({ field: `ID-${alias}`, operator, value })),
});

interface Parts {
  fields: FieldDto[];
  page?: ConditionDto;
  fieldset?: ConditionDto;
}

const form = (...pages: Parts[]): Pick<FormDto, 'pages'> => ({
  pages: pages.map(({ fields, page, fieldset }, index) => ({
    caption: null,
    ...(page && { condition: page }),
    fieldsets: [
      {
        id: `set-${index}`,
        caption: null,
        ...(fieldset && { condition: fieldset }),
        columns: [{ caption: null, width: 12, fields }],
      },
    ],
  })),
});

const shown = (definition: Pick<FormDto, 'pages'>, values: Record<string, string[]>): string =>
  [...visibleParts(definition, values).fields].map((id) => id.replace('id-', '')).join(' ');

describe('a condition', () => {
  const both: Rule[] = [
    ['a', 'Is', '1'],
    ['b', 'Is', '2'],
  ];
  it.each<[ConditionDto, Record<string, string[]>, boolean]>([
    [when(both, { actionType: 'Show', logicType: 'All' }), { a: ['1'], b: ['2'] }, true],
    [when(both, { actionType: 'Show', logicType: 'All' }), { a: ['1'] }, false],
    [when(both, { actionType: 'Show', logicType: 'Any' }), { a: ['1'] }, true],
    [when(both, { actionType: 'Show', logicType: 'Any' }), {}, false],
    [when(both, { actionType: 'Hide', logicType: 'All' }), { a: ['1'], b: ['2'] }, false],
    [when(both, { actionType: 'Hide', logicType: 'All' }), { a: ['1'] }, true],
    [when(both, { actionType: 'Hide', logicType: 'Any' }), { b: ['2'] }, false],
    [when(both), { a: ['1'] }, false],
    [when([], { actionType: 'Hide' }), {}, true],
    [when([['nobody', 'Is', '']]), {}, true],
    [when([['nobody', 'Is', 'x']]), {}, false],
  ])('%j on %j: %s', (condition, values, result) => {
    const definition = form({ fields: [field('a'), field('b'), field('c', condition)] });
    expect(visibleParts(definition, values).fields.has('id-c')).toBe(result);
  });
});

it('a page and a fieldset hide what stands in them', () => {
  const ask = when([['a', 'Is', '1']]);
  const definition = form(
    { fields: [field('a')] },
    { fields: [field('b')], page: ask },
    { fields: [field('c')], fieldset: ask },
  );
  expect(shown(definition, {})).toBe('a');
  expect([...visibleParts(definition, {}).pages]).toEqual([0, 2]);
  expect(shown(definition, { a: ['1'] })).toBe('a b c');
});

it('what is hidden counts as empty, along a chain', () => {
  const definition = form({
    fields: [
      field('a'),
      field('b', when([['a', 'Is', '1']])),
      field('c', when([['b', 'Is', '2']])),
      field('d', when([['c', 'Is', '']])),
    ],
  });
  const values = { b: ['2'], c: ['3'] };
  expect(shown(definition, { a: ['1'], ...values })).toBe('a b c');
  expect(shown(definition, values)).toBe('a d');
});

it('a tick is `on` and `true`', () => {
  const definition = form({
    fields: [field('a', undefined, 'checkbox'), field('b', when([['a', 'Is', 'on']]))],
  });
  expect(shown(definition, { a: ['true'] })).toBe('a b');
  expect(shown(definition, {})).toBe('a');
});

it('rules in a circle end', () => {
  const definition = form({
    fields: [field('a', when([['b', 'Is', '']])), field('b', when([['a', 'Is', '']]))],
  });
  expect(typeof shown(definition, { a: ['1'], b: ['1'] })).toBe('string');
  const self = form({ fields: [field('a', when([['a', 'Is', '']]))] });
  expect(typeof shown(self, { a: ['1'] })).toBe('string');
});
