import type { ConditionOperator, FieldKind } from '../definition/FormDefinition';
import type { Entries } from './Entries';

type Comparison = (entry: string, expected: string) => boolean;

const lowered =
  (compare: Comparison): Comparison =>
  (entry, expected) =>
    compare(entry.toLowerCase(), expected.toLowerCase());

const some =
  (compare: Comparison) =>
  (entries: Entries, expected: string): boolean =>
    entries.some((entry) => compare(entry, expected));

const none =
  (compare: Comparison) =>
  (entries: Entries, expected: string): boolean =>
    !some(compare)(entries, expected);

const contains: Comparison = (entry, expected) => entry.includes(expected);
const starts: Comparison = (entry, expected) => entry.startsWith(expected);
const ends: Comparison = (entry, expected) => entry.endsWith(expected);

/** An empty expectation means an empty field. */
const is = (entries: Entries, expected: string): boolean =>
  expected === '' ? entries.length === 0 : entries.includes(expected);

const DATE = /^\d{4}-\d{2}-\d{2}/;

/** Numbers by size, dates by time; what is neither is not comparable. */
function difference(entry: string, expected: string): number {
  const [left, right] = [entry.trim(), expected.trim()];
  if (left === '' || right === '') return NaN;
  const numbers = Number(left) - Number(right);
  if (Number.isFinite(numbers)) return numbers;
  if (!DATE.test(left) || !DATE.test(right) || left === right) return NaN;
  return left < right ? -1 : 1;
}

/** Every operator of the contract, on the entries of one field (specification §5). */
const OPERATORS: Readonly<Record<ConditionOperator, (entries: Entries, expected: string) => boolean>> = {
  Is: is,
  IsNot: (entries, expected) => !is(entries, expected),
  GreaterThen: some((entry, expected) => difference(entry, expected) > 0),
  LessThen: some((entry, expected) => difference(entry, expected) < 0),
  Contains: some(contains),
  ContainsIgnoreCase: some(lowered(contains)),
  StartsWith: some(starts),
  StartsWithIgnoreCase: some(lowered(starts)),
  EndsWith: some(ends),
  EndsWithIgnoreCase: some(lowered(ends)),
  NotContains: none(contains),
  NotContainsIgnoreCase: none(lowered(contains)),
  NotStartsWith: none(starts),
  NotStartsWithIgnoreCase: none(lowered(starts)),
  NotEndsWith: none(ends),
  NotEndsWithIgnoreCase: none(lowered(ends)),
};

const TICKED = ['on', 'true'];
const NOT_TICKED = ['off', 'false', ''];

/** A box is ticked by `on` or `true`, whichever of the two a rule names. */
function asTick(text: string): string {
  const small = text.trim().toLowerCase();
  if (TICKED.includes(small)) return 'true';
  return NOT_TICKED.includes(small) ? '' : text;
}

/**
 * Compares what a field holds with what a rule expects.
 * @param operator of the contract; one that it does not know is never met
 * @param entries what the field holds; none when it is hidden
 * @param expected the rule's value
 * @param kind of the field, since a tick has two spellings
 */
export function meetsRule(
  operator: ConditionOperator,
  entries: Entries,
  expected: string,
  kind: FieldKind,
): boolean {
  const box = kind === 'checkbox' || kind === 'consent';
  const held = (box ? entries.map(asTick) : entries).filter((entry) => entry !== '');
  return Object.hasOwn(OPERATORS, operator) && OPERATORS[operator](held, box ? asTick(expected) : expected);
}
