import { foldDigits } from '../text/foldDigits.ts';
import { removeAllInvisible } from '../text/removeInvisible.ts';
import type { Entries } from './Entries.ts';
import { normalizeTick } from './normalizeTick.ts';
import type { Operator } from './operators.ts';

type Comparison = (entry: string, expected: string) => boolean;
type Test = (entries: Entries, expected: string) => boolean;

const DATE = /^\d{4}-\d{2}-\d{2}/;

const some =
  (compare: Comparison): Test =>
  (entries, expected) =>
    entries.some((entry) => compare(entry, expected));

const ignoringCase =
  (test: Test): Test =>
  (entries, expected) =>
    test(
      entries.map((entry) => entry.toLowerCase()),
      expected.toLowerCase(),
    );

const not =
  (test: Test): Test =>
  (entries, expected) =>
    !test(entries, expected);

/** An empty field matches an empty expected value. */
const is: Test = (entries, expected) => (expected === '' ? entries.length === 0 : entries.includes(expected));
const contains = some((entry, expected) => entry.includes(expected));
const startsWith = some((entry, expected) => entry.startsWith(expected));
const endsWith = some((entry, expected) => entry.endsWith(expected));

/** Compares two values as numbers, or as dates. Returns NaN if they are neither. */
function compareSizes(entry: string, expected: string): number {
  const left = foldDigits(removeAllInvisible(entry)).trim();
  const right = expected.trim();
  if (left === '' || right === '') return NaN;
  const difference = Number(left) - Number(right);
  if (Number.isFinite(difference)) return difference;
  if (!DATE.test(left) || !DATE.test(right)) return NaN;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

const TESTS: Readonly<Record<Operator, Test>> = {
  Is: is,
  IsNot: not(is),
  GreaterThen: some((entry, expected) => compareSizes(entry, expected) > 0),
  LessThen: some((entry, expected) => compareSizes(entry, expected) < 0),
  Contains: contains,
  ContainsIgnoreCase: ignoringCase(contains),
  StartsWith: startsWith,
  StartsWithIgnoreCase: ignoringCase(startsWith),
  EndsWith: endsWith,
  EndsWithIgnoreCase: ignoringCase(endsWith),
  NotContains: not(contains),
  NotContainsIgnoreCase: not(ignoringCase(contains)),
  NotStartsWith: not(startsWith),
  NotStartsWithIgnoreCase: not(ignoringCase(startsWith)),
  NotEndsWith: not(endsWith),
  NotEndsWithIgnoreCase: not(ignoringCase(endsWith)),
};

/**
 * Checks whether a field meets a rule of a condition (forms-investors-catalogue §5).
 * @param operator one of `OPERATORS`; an unknown operator is never met
 * @param entries values of the field; a hidden field has none
 * @param isBox whether the field is a checkbox or a consent; the value of a ticked box can be spelled `on` or `true`
 */
export function meetsRule(operator: string, entries: Entries, expected: string, isBox: boolean): boolean {
  if (!Object.hasOwn(TESTS, operator)) return false;
  const held = (isBox ? entries.map(normalizeTick) : entries).filter((entry) => entry !== '');
  return TESTS[operator as Operator](held, isBox ? normalizeTick(expected) : expected);
}
