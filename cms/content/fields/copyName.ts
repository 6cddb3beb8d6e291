import type { FieldHook } from 'payload';

const HEBREW = /[\u05D0-\u05EA]/;

/** Field hook that appends "(copy)" to the name of a duplicated document, in the name's own language. */
export const copyName: FieldHook = ({ value }) => {
  if (typeof value !== 'string' || value === '') return value as unknown;
  return `${value} ${HEBREW.test(value) ? '(עותק)' : '(copy)'}`;
};
