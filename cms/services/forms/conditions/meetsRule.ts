import type { Operator } from '../contract';

type Comparison = (entry: string, expected: string) => boolean;
type Test = (entries: readonly string[], expected: string) => boolean;

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

/** An empty expectation asks for an empty field. */
const is: Test = (entries, expected) => (expected === '' ? entries.length === 0 : entries.includes(expected));
const contains = some((entry, expected) => entry.includes(expected));
const startsWith = some((entry, expected) => entry.startsWith(expected));
const endsWith = some((entry, expected) => entry.endsWith(expected));

/** Below 0, 0 or above 0 for numbers by size and dates by time; NaN for what is neither. */
function compareSizes(entry: string, expected: string): number {
  const left = entry.trim();
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

/** A ticked box is `on` or `true`, whichever of the two stands there; `off`, `false` and nothing are an empty one. */
export function asTick(text: string): string {
  const word = text.trim().toLowerCase();
  if (word === 'on' || word === 'true') return 'true';
  return word === 'off' || word === 'false' ? '' : text.trim() && text;
}

/**
 * Whether a field holds what a rule expects (forms-investors-catalogue §5).
 * @param operator of the contract; an unknown one is never met
 * @param entries what the field holds; none when it is hidden
 * @param expected the rule's value
 * @param isBox for a checkbox or a consent, whose tick has two spellings
 */
export function meetsRule(
  operator: string,
  entries: readonly string[],
  expected: string,
  isBox: boolean,
): boolean {
  if (!Object.hasOwn(TESTS, operator)) return false;
  const held = (isBox ? entries.map(asTick) : entries).filter((entry) => entry !== '');
  return TESTS[operator as Operator](held, isBox ? asTick(expected) : expected);
}
