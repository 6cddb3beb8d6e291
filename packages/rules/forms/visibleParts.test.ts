import fc from 'fast-check';
import type { EntriesByAlias } from './Entries.ts';
import { fieldsOf, fieldsOfFieldset } from './fieldsOf.ts';
import type { FieldPart, FormParts, PartCondition } from './FormParts.ts';
import { OPERATORS } from './operators.ts';
import { visibleParts } from './visibleParts.ts';

interface Field extends FieldPart {
  isBox: boolean;
}

const field = (alias: string, condition?: PartCondition, isBox = false): Field => ({
  id: `id-${alias}`,
  alias,
  isBox,
  ...(condition && { condition }),
});

type Rule = [alias: string, operator: string, value: string];

const when = (rules: Rule[], more: Omit<PartCondition, 'rules'> = {}): PartCondition => ({
  ...more,
  rules: rules.map(([alias, operator, value]) => ({ field: `ID-${alias}`, operator, value })),
});

interface Parts {
  fields: Field[];
  page?: PartCondition | undefined;
  fieldset?: PartCondition | undefined;
}

const form = (...pages: Parts[]): FormParts<Field> => ({
  pages: pages.map(({ fields, page, fieldset }, index) => ({
    condition: page ?? null,
    fieldsets: [{ id: `set-${index}`, condition: fieldset ?? null, columns: [{ fields }] }],
  })),
});

const partsOf = (definition: FormParts<Field>, values: EntriesByAlias) =>
  visibleParts(definition, values, ({ isBox }) => isBox);

/** Returns the aliases of the visible fields, separated by spaces. */
const visible = (definition: FormParts<Field>, values: EntriesByAlias): string =>
  [...partsOf(definition, values).fields].map((id) => id.replace('id-', '')).join(' ');

describe('a condition', () => {
  const both: Rule[] = [
    ['a', 'Is', '1'],
    ['b', 'Is', '2'],
  ];
  it.each<[PartCondition, EntriesByAlias, boolean]>([
    [when(both, { actionType: 'Show', logicType: 'All' }), { a: ['1'], b: ['2'] }, true],
    [when(both, { actionType: 'Show', logicType: 'All' }), { a: ['1'] }, false],
    [when(both, { actionType: 'Show', logicType: 'Any' }), { a: ['1'] }, true],
    [when(both, { actionType: 'Show', logicType: 'Any' }), {}, false],
    [when(both, { actionType: 'Hide', logicType: 'All' }), { a: ['1'], b: ['2'] }, false],
    [when(both, { actionType: 'Hide', logicType: 'All' }), { a: ['1'] }, true],
    [when(both, { actionType: 'Hide', logicType: 'Any' }), { b: ['2'] }, false],
    [when(both, { actionType: 'Hide', logicType: 'Any' }), {}, true],
    [when(both), { a: ['1'] }, false],
    [when([], { actionType: 'Hide' }), {}, true],
    [{ rules: [{ field: 'id-a' }] }, {}, true],
    [when([['missing', 'Is', '']]), { missing: ['x'] }, true],
    [when([['missing', 'Is', 'x']]), { missing: ['x'] }, false],
  ])('%j with %j: visible %s', (condition, values, result) => {
    const definition = form({ fields: [field('a'), field('b'), field('c', condition)] });
    expect(partsOf(definition, values).fields.has('id-c')).toBe(result);
  });
});

it('a hidden page or fieldset hides its fields', () => {
  const ask = when([['a', 'Is', '1']]);
  const definition = form(
    { fields: [field('a')] },
    { fields: [field('b')], page: ask },
    { fields: [field('c')], fieldset: ask },
    { fields: [field('d', when([['b', 'Is', 'y']]))] },
  );
  expect(visible(definition, { b: ['y'] })).toBe('a');
  expect([...partsOf(definition, {}).pages]).toEqual([0, 2, 3]);
  expect(visible(definition, { a: ['1'], b: ['y'] })).toBe('a b c d');
});

it('a hidden field counts as empty, along a chain in any order', () => {
  const chain = [
    field('a'),
    field('b', when([['a', 'Is', '1']])),
    field('c', when([['b', 'Is', '2']])),
    field('d', when([['c', 'Is', '']])),
  ];
  const values = { b: ['2'], c: ['3'] };
  expect(visible(form({ fields: chain }), { a: ['1'], ...values })).toBe('a b c');
  expect(visible(form({ fields: chain }), values)).toBe('a d');
  expect(visible(form({ fields: [...chain].reverse() }), values)).toBe('d a');
});

it('reads both spellings of a tick', () => {
  const definition = form({ fields: [field('a', undefined, true), field('b', when([['a', 'Is', 'on']]))] });
  expect(visible(definition, { a: ['true'] })).toBe('a b');
  expect(visible(definition, {})).toBe('a');
});

it('ends for cyclic conditions, and applies those that agree', () => {
  const cycle = form({
    fields: [field('a', when([['b', 'Is', 'y']])), field('b', when([['a', 'Is', 'x']]))],
  });
  expect(visible(cycle, { a: ['x'], b: ['y'] })).toBe('a b');
  expect(visible(cycle, { a: ['x'], b: [''] })).toBe('');
  const contradiction = form({ fields: [field('a', when([['a', 'IsNot', 'x']]))] });
  expect(() => visible(contradiction, { a: ['x'] })).not.toThrow();
});

it.each(['constructor', '__proto__', 'toString'])(
  'reads only own values of a field with the alias %s',
  (alias) => {
    const definition = form({ fields: [field(alias), field('b', when([[alias, 'IsNot', '']]))] });
    expect(partsOf(definition, {}).fields.has('id-b')).toBe(false);
    expect(partsOf(definition, Object.fromEntries([[alias, ['x']]])).fields.has('id-b')).toBe(true);
  },
);

describe('any form', () => {
  const ALIASES = ['a', 'b', 'c', 'd', 'e', 'f'];
  const texts = fc.constantFrom('', 'on', 'true', 'off', 'a', 'A', 'ab', '1', '2', '10', ' 2 ', '2026-01-01');
  const condition = (from: readonly string[]): fc.Arbitrary<PartCondition> =>
    fc.record({
      actionType: fc.constantFrom('Show', 'Hide'),
      logicType: fc.constantFrom('All', 'Any'),
      rules: fc.array(
        fc.record({
          field: fc.constantFrom(...from, 'missing').map((alias) => `id-${alias}`),
          operator: fc.constantFrom(...OPERATORS),
          value: texts,
        }),
        { maxLength: 3 },
      ),
    });
  /** Conditions refer only to earlier fields. If `cyclic` is true, they may refer to any field. */
  const forms = (cyclic: boolean) => {
    const asked = (count: number) =>
      fc.option(condition(cyclic ? ALIASES : ALIASES.slice(0, count)), { nil: undefined });
    const fieldOf = (index: number) =>
      fc.tuple(asked(index), fc.boolean()).map(([ask, isBox]) => field(ALIASES[index] ?? '', ask, isBox));
    const pages = [0, 2, 4].map((first) =>
      fc.record({
        page: asked(first),
        fieldset: asked(first),
        fields: fc.tuple(fieldOf(first), fieldOf(first + 1)),
      }),
    );
    return fc.tuple(...pages).map((all) => form(...all));
  };
  const values = fc
    .tuple(...ALIASES.map(() => fc.array(texts, { maxLength: 2 })))
    .map((all): EntriesByAlias =>
      Object.fromEntries(ALIASES.map((alias, index) => [alias, all[index] ?? []])),
    );

  it('has no visible part within a hidden one', () =>
    fc.assert(
      fc.property(forms(true), values, (definition, entries) => {
        const parts = partsOf(definition, entries);
        definition.pages.forEach((page, index) => {
          for (const fieldset of page.fieldsets) {
            if (!parts.pages.has(index)) expect(parts.fieldsets.has(fieldset.id)).toBe(false);
            if (parts.fieldsets.has(fieldset.id)) continue;
            for (const { id } of fieldsOfFieldset(fieldset)) expect(parts.fields.has(id)).toBe(false);
          }
        });
      }),
    ));

  it('does not depend on the values of hidden fields', () =>
    fc.assert(
      fc.property(forms(false), values, texts, (definition, entries, other) => {
        const before = partsOf(definition, entries);
        const changed = Object.fromEntries(
          fieldsOf(definition).map(({ id, alias }) => [
            alias,
            before.fields.has(id) ? (entries[alias] ?? []) : [other],
          ]),
        );
        expect(partsOf(definition, changed)).toEqual(before);
      }),
    ));

  it('shows the opposite with Hide instead of Show', () =>
    fc.assert(
      fc.property(forms(false), values, condition(ALIASES), ({ pages }, entries, ask) => {
        fc.pre(ask.rules?.length !== 0);
        const isVisible = (actionType: 'Show' | 'Hide') => {
          const probe = form({ fields: [field('probe', { ...ask, actionType })] });
          return partsOf({ pages: [...pages, ...probe.pages] }, entries).fields.has('id-probe');
        };
        expect(isVisible('Show')).toBe(!isVisible('Hide'));
      }),
    ));
});
