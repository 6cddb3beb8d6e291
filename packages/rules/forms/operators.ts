/** Operators of conditions, spelled as in Umbraco Forms. */
export const OPERATORS = [
  'Is',
  'IsNot',
  'GreaterThen',
  'LessThen',
  'Contains',
  'ContainsIgnoreCase',
  'StartsWith',
  'StartsWithIgnoreCase',
  'EndsWith',
  'EndsWithIgnoreCase',
  'NotContains',
  'NotContainsIgnoreCase',
  'NotStartsWith',
  'NotStartsWithIgnoreCase',
  'NotEndsWith',
  'NotEndsWithIgnoreCase',
] as const;

export type Operator = (typeof OPERATORS)[number];
