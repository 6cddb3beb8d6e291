import type { ConditionOperator, FieldKind } from '../definition/FormDefinition';
import { meetsRule } from './meetsRule';

type Case = [entries: string[], operator: ConditionOperator, expected: string, met: boolean];

const cases: Case[] = [
  [['haifa'], 'Is', 'haifa', true],
  [['haifa'], 'Is', 'Haifa', false],
  [['red', 'green'], 'Is', 'green', true],
  [[], 'Is', 'haifa', false],
  [[], 'Is', '', true],
  [[''], 'Is', '', true],
  [['haifa'], 'Is', '', false],
  [['haifa'], 'IsNot', 'haifa', false],
  [[], 'IsNot', 'haifa', true],
  [['red', 'green'], 'IsNot', 'green', false],
  [['haifa'], 'IsNot', '', true],
  [['5'], 'GreaterThen', '4', true],
  [['10'], 'GreaterThen', '9', true],
  [['4'], 'GreaterThen', '4', false],
  [['4.5'], 'GreaterThen', '4', true],
  [['many'], 'GreaterThen', '4', false],
  [[' '], 'GreaterThen', '-1', false],
  [['5'], 'GreaterThen', '', false],
  [[], 'GreaterThen', '4', false],
  [['3'], 'LessThen', '4', true],
  [['4'], 'LessThen', '4', false],
  [[], 'LessThen', '4', false],
  [['2026-01-02'], 'GreaterThen', '2026-01-01', true],
  [['2025-12-31'], 'LessThen', '2026-01-01', true],
  [['2026-01-01'], 'LessThen', '2026-01-01', false],
  [['2026-01-01'], 'LessThen', 'soon', false],
  [['North Haifa'], 'Contains', 'Haifa', true],
  [['North Haifa'], 'Contains', 'haifa', false],
  [['North Haifa'], 'ContainsIgnoreCase', 'HAIFA', true],
  [[], 'Contains', 'haifa', false],
  [['North Haifa'], 'StartsWith', 'North', true],
  [['North Haifa'], 'StartsWith', 'north', false],
  [['North Haifa'], 'StartsWithIgnoreCase', 'north', true],
  [['North Haifa'], 'EndsWith', 'Haifa', true],
  [['North Haifa'], 'EndsWith', 'haifa', false],
  [['North Haifa'], 'EndsWithIgnoreCase', 'haifa', true],
  [['North Haifa'], 'NotContains', 'Haifa', false],
  [['North Haifa'], 'NotContains', 'haifa', true],
  [['North Haifa'], 'NotContainsIgnoreCase', 'haifa', false],
  [[], 'NotContains', 'Haifa', true],
  [['North Haifa'], 'NotStartsWith', 'North', false],
  [['North Haifa'], 'NotStartsWith', 'north', true],
  [['North Haifa'], 'NotStartsWithIgnoreCase', 'north', false],
  [['North Haifa'], 'NotEndsWith', 'Haifa', false],
  [['North Haifa'], 'NotEndsWith', 'haifa', true],
  [['North Haifa'], 'NotEndsWithIgnoreCase', 'haifa', false],
  [['חיפה והקריות'], 'StartsWith', 'חיפה', true],
];

it.each(cases)('%j %s "%s" is %s', (entries, operator, expected, met) => {
  expect(meetsRule(operator, entries, expected, 'shortAnswer')).toBe(met);
});

it.each<[FieldKind]>([['checkbox'], ['consent']])('a %s is ticked by "on" and by "true"', (kind) => {
  for (const ticked of ['on', 'true', 'True']) {
    for (const expected of ['on', 'true', 'ON', 'True']) {
      expect(meetsRule('Is', [ticked], expected, kind)).toBe(true);
      expect(meetsRule('IsNot', [ticked], expected, kind)).toBe(false);
    }
    expect(meetsRule('Is', [ticked], 'off', kind)).toBe(false);
  }
  for (const entries of [[], ['false'], ['off']]) {
    expect(meetsRule('Is', entries, 'on', kind)).toBe(false);
    expect(meetsRule('Is', entries, 'false', kind)).toBe(true);
    expect(meetsRule('IsNot', entries, 'true', kind)).toBe(true);
  }
});

it('tells "on" and "true" apart where it is no box', () => {
  expect(meetsRule('Is', ['on'], 'true', 'shortAnswer')).toBe(false);
});

it.each(['Sounds', 'toString'])('never meets an operator that it does not know: %s', (operator) => {
  expect(meetsRule(operator as ConditionOperator, ['haifa'], 'haifa', 'shortAnswer')).toBe(false);
});
