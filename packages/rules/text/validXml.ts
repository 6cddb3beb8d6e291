/** Characters that XML 1.0 forbids, including lone surrogates. */
// eslint-disable-next-line no-control-regex -- the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * Maximum depth of nested values, more than any content has. Without it, a maliciously nested request body could
 * overflow the stack.
 */
const MAX_DEPTH = 500;

function strip(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(FORBIDDEN, '');
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => strip(item, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, property]): [string, unknown] => [
    name,
    strip(property, depth + 1),
  ]);
  return entries.some(([name, property]) => property !== (value as Record<string, unknown>)[name])
    ? Object.fromEntries(entries)
    : value;
}

/**
 * Removes characters that XML 1.0 forbids from all strings in a value. Class instances, such as files and dates, are
 * not changed.
 * @returns the same value if it contains no such characters
 */
export const validXml = <Value>(value: Value): Value => strip(value) as Value;
