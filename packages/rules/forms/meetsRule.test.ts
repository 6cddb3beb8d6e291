import { meetsRule } from './meetsRule.ts';
import { OPERATORS } from './operators.ts';

it.each<[string, string[], string, boolean]>([
  ['Is', ['haifa'], 'haifa', true],
  ['Is', ['haifa'], 'Haifa', false],
  ['Is', ['eilat', 'haifa'], 'haifa', true],
  ['Is', [], '', true],
  ['Is', [''], '', true],
  ['Is', ['haifa'], '', false],
  ['IsNot', ['haifa'], 'eilat', true],
  ['IsNot', [], 'eilat', true],
  ['IsNot', [], '', false],
  ['GreaterThen', ['١٠'], '9', true],
  ['GreaterThen', ['１０\u200f'], '9', true],
  ['GreaterThen', ['10'], '9', true],
  ['GreaterThen', ['9'], '10', false],
  ['GreaterThen', ['10'], '10', false],
  ['GreaterThen', ['2026-02-01'], '2026-01-31', true],
  ['GreaterThen', ['b'], 'a', false],
  ['GreaterThen', [], '1', false],
  ['GreaterThen', ['1'], '', false],
  ['LessThen', [' 9 '], '10', true],
  ['LessThen', ['2025-12-31'], '2026-01-01', true],
  ['LessThen', ['a'], '1', false],
  ['Contains', ['Tel Aviv'], 'Aviv', true],
  ['Contains', ['Tel Aviv'], 'aviv', false],
  ['ContainsIgnoreCase', ['Tel Aviv'], 'aviv', true],
  ['StartsWith', ['Tel Aviv'], 'Tel', true],
  ['StartsWith', ['Tel Aviv'], 'tel', false],
  ['StartsWithIgnoreCase', ['Tel Aviv'], 'tEL', true],
  ['EndsWith', ['Tel Aviv'], 'Aviv', true],
  ['EndsWith', ['Tel Aviv'], 'aviv', false],
  ['EndsWithIgnoreCase', ['Tel Aviv'], 'AVIV', true],
  ['NotContains', ['Tel Aviv'], 'Aviv', false],
  ['NotContains', [], 'Aviv', true],
  ['NotContainsIgnoreCase', ['Tel Aviv'], 'aviv', false],
  ['NotStartsWith', ['Tel Aviv'], 'Aviv', true],
  ['NotStartsWithIgnoreCase', ['Tel Aviv'], 'tel', false],
  ['NotEndsWith', ['Tel Aviv'], 'Tel', true],
  ['NotEndsWithIgnoreCase', ['Tel Aviv'], 'AVIV', false],
  ['GreaterThen', ['4.5'], '4', true],
  ['GreaterThen', ['many'], '4', false],
  ['GreaterThen', [' '], '-1', false],
  ['LessThen', [], '4', false],
  ['LessThen', ['2026-01-01'], '2026-01-01', false],
  ['LessThen', ['2026-01-01'], 'soon', false],
  ['StartsWith', ['חיפה והקריות'], 'חיפה', true],
  ['Is', ['on'], 'true', false],
  ['Matches', ['a'], 'a', false],
  ['toString', ['a'], 'a', false],
])('operator %s, entries %j, expected %j: %s', (operator, entries, expected, result) => {
  expect(meetsRule(operator, entries, expected, false)).toBe(result);
});

it.each<[string[], string, boolean]>([
  [['on'], 'on', true],
  [['on'], 'true', true],
  [['true'], 'ON', true],
  [['True'], 'true', true],
  [[], 'on', false],
  [['off'], 'true', false],
  [[], 'false', true],
  [['false'], '', true],
  [['true'], 'off', false],
])('box with the entries %j, expected %j: %s', (entries, expected, result) => {
  expect(meetsRule('Is', entries, expected, true)).toBe(result);
  expect(meetsRule('IsNot', entries, expected, true)).toBe(!result);
});

it.each(OPERATORS.filter((name) => name.startsWith('Not')))(
  '%s is the opposite of the operator without Not',
  (name) => {
    const plain = name.slice('Not'.length);
    for (const held of [[], ['abc'], ['ABC', 'x'], ['c']]) {
      for (const expected of ['', 'a', 'C', 'abc', 'zz']) {
        expect(meetsRule(name, held, expected, false)).toBe(!meetsRule(plain, held, expected, false));
      }
    }
  },
);
