import type { FieldHook } from 'payload';

const HEBREW = /[\u05D0-\u05EA]/;

/** Payload hook of a document's name, for each of its languages: a copy says that it is one, and can be told from the original. */
export const copyName: FieldHook = ({ value }) => {
  if (typeof value !== 'string' || value === '') return value as unknown;
  return `${value} ${HEBREW.test(value) ? '(עותק)' : '(copy)'}`;
};
