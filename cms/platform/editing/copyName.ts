import type { FieldHook } from 'payload';

const HEBREW = /[\u05D0-\u05EA]/;

/**
 * Field hook that appends "(copy)" to the name of a duplicated document, in the name's own language. A name that would
 * become too long is shortened.
 */
export const copyName: FieldHook = ({ value, field }) => {
  if (typeof value !== 'string' || value === '') return value as unknown;
  const suffix = HEBREW.test(value) ? ' (עותק)' : ' (copy)';
  const { maxLength = Infinity } = field as { maxLength?: number };
  return `${value.slice(0, maxLength - suffix.length)}${suffix}`;
};
