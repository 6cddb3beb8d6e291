import fc from 'fast-check';
import { fieldsOf, fieldsOfFieldset } from '../definition/fieldsOf';
import { toDefinition } from '../definition/toDefinition';
import { field, formOf, guid, page, when } from '../fixtures/formOf';
import { formsWithValues } from '../fixtures/formsWithValues';
import type { EntriesByAlias } from './Entries';
import { visibleParts } from './visibleParts';

const text = 'Short answer';

/** Aliases of the fields that are shown. */
function shown(form: ReturnType<typeof formOf>, values: EntriesByAlias): string[] {
  const definition = toDefinition(form);
  const { fields } = visibleParts(definition, values);
  return fieldsOf(definition).flatMap(({ id, alias }) => (fields.has(id) ? [alias] : []));
}

describe('a field', () => {
  it('without rules is shown, whatever its condition does', () => {
    const form = formOf([
      page([
        field('a', text, { condition: when([], 'All', 'Hide') }),
        field('b', text, { condition: when([]) }),
      ]),
    ]);
    expect(shown(form, {})).toEqual(['a', 'b']);
  });

  it.each([
    ['All', 'Show', 'x', 'y', true],
    ['All', 'Show', 'x', '', false],
    ['Any', 'Show', 'x', '', true],
    ['Any', 'Show', '', '', false],
    ['All', 'Hide', 'x', 'y', false],
    ['All', 'Hide', 'x', '', true],
    ['Any', 'Hide', 'x', '', false],
    ['Any', 'Hide', '', '', true],
  ] as const)('%s rules %s it with a=%s b=%s: %s', (logic, action, a, b, visible) => {
    const condition = when(
      [
        ['a', 'Is', 'x'],
        ['b', 'Is', 'y'],
      ],
      logic,
      action,
    );
    const form = formOf([page([field('a', text), field('b', text), field('c', text, { condition })])]);
    expect(shown(form, { a: [a], b: [b], c: ['1'] }).includes('c')).toBe(visible);
  });

  it('that a rule names in capitals is the same field', () => {
    const condition = when([['kl', 'Is', 'x']]);
    const rules = condition.rules?.map((rule) => ({ ...rule, field: rule.field?.toUpperCase() ?? '' })) ?? [];
    const form = formOf([
      page([field('kl', text), field('c', text, { condition: { ...condition, rules } })]),
    ]);
    expect(shown(form, { kl: ['x'] })).toEqual(['kl', 'c']);
  });

  it('that is not in the form counts as empty', () => {
    const form = formOf([
      page([
        field('a', text, { condition: when([['gone', 'Is', 'x']]) }),
        field('b', text, { condition: when([['gone', 'IsNot', 'x']]) }),
      ]),
    ]);
    expect(shown(form, { gone: ['x'] })).toEqual(['b']);
  });
});

describe('a hidden field counts as empty', () => {
  const chain = [
    field('a', text),
    field('b', text, { condition: when([['a', 'Is', 'x']]) }),
    field('c', text, { condition: when([['b', 'Is', 'y']]) }),
    field('d', text, { condition: when([['c', 'IsNot', 'z']]) }),
  ];

  it.each([
    ['x', ['a', 'b', 'c']],
    ['-', ['a', 'd']],
  ])('along a chain of rules (a=%s)', (a, expected) => {
    expect(shown(formOf([page(chain)]), { a: [a], b: ['y'], c: ['z'] })).toEqual(expected);
    expect(shown(formOf([page([...chain].reverse())]), { a: [a], b: ['y'], c: ['z'] })).toEqual(
      [...expected].reverse(),
    );
  });

  it('when its fieldset, or its page, is hidden', () => {
    const hidden = when([['a', 'Is', 'never']]);
    const last = page([field('c', text, { condition: when([['b', 'Is', 'y']]) })]);
    const values = { b: ['y'] };
    expect(
      shown(formOf([page([field('a', text)]), page([field('b', text)], { fieldset: hidden }), last]), values),
    ).toEqual(['a']);
    expect(
      shown(
        formOf([page([field('a', text)]), page([field('b', text)], { condition: hidden }), last]),
        values,
      ),
    ).toEqual(['a']);
    expect(shown(formOf([page([field('a', text)]), page([field('b', text)]), last]), values)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

describe('rules in a circle', () => {
  it('end, and hold what they say where they agree', () => {
    const form = formOf([
      page([
        field('a', text, { condition: when([['b', 'Is', 'y']]) }),
        field('b', text, { condition: when([['a', 'Is', 'x']]) }),
      ]),
    ]);
    expect(shown(form, { a: ['x'], b: ['y'] })).toEqual(['a', 'b']);
    expect(shown(form, { a: ['x'], b: [''] })).toEqual([]);
  });

  it('end where they contradict each other', () => {
    const form = formOf([page([field('a', text, { condition: when([['a', 'IsNot', 'x']]) })])]);
    expect(() => shown(form, { a: ['x'] })).not.toThrow();
  });
});

describe('any form', () => {
  it('shows nothing inside of what is hidden', () => {
    fc.assert(
      fc.property(formsWithValues, ({ form, values }) => {
        const definition = toDefinition(form);
        const parts = visibleParts(definition, values);
        definition.pages.forEach((one, index) => {
          for (const fieldset of one.fieldsets) {
            if (!parts.pages.has(index)) expect(parts.fieldsets.has(fieldset.id)).toBe(false);
            if (parts.fieldsets.has(fieldset.id)) continue;
            for (const { id } of fieldsOfFieldset(fieldset)) expect(parts.fields.has(id)).toBe(false);
          }
        });
      }),
    );
  });

  it('does not change by what stands in hidden fields', () => {
    fc.assert(
      fc.property(formsWithValues, fc.string(), ({ form, values, cyclic }, other) => {
        fc.pre(!cyclic);
        const definition = toDefinition(form);
        const before = visibleParts(definition, values);
        const changed = Object.fromEntries(
          fieldsOf(definition).map(({ id, alias }) => [
            alias,
            before.fields.has(id) ? (values[alias] ?? []) : [other],
          ]),
        );
        expect(visibleParts(definition, changed)).toEqual(before);
      }),
    );
  });

  it('shows the opposite by Hide of what it shows by Show', () => {
    fc.assert(
      fc.property(formsWithValues, ({ form, values }) => {
        const [rules] = (form.pages ?? []).flatMap(({ condition }) =>
          condition?.rules?.length ? [condition] : [],
        );
        fc.pre(rules !== undefined);
        const probe = (actionType: 'Show' | 'Hide') =>
          formOf([
            ...(form.pages ?? []),
            page([field('probe', text, { condition: { ...rules, actionType } })]),
          ]);
        const seen = (actionType: 'Show' | 'Hide') =>
          visibleParts(toDefinition(probe(actionType)), values).fields.has(guid('probe'));
        expect(seen('Show')).toBe(!seen('Hide'));
      }),
    );
  });
});
