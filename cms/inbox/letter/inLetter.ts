import type { Field } from 'payload';

/**
 * How a field stands in the letter that staff read, where its type does not tell:
 * - `sender`: a part of the sender's name, which is the heading
 * - `money`: an amount in shekels
 * - `answers`: a list of captions and values, each a row of its own
 * - `company`: the number of a company, shown by its name
 * - `system`: where something was handed over to, as the integrations name themselves
 * - `none`: only among all the data
 */
export type LetterPart = 'sender' | 'money' | 'answers' | 'company' | 'system' | 'none';

const PARTS: readonly unknown[] = [
  'sender',
  'money',
  'answers',
  'company',
  'system',
  'none',
] satisfies LetterPart[];

/** Marks a field by how it stands in the letter. */
export function inLetter<T extends Field>(part: LetterPart, field: T): T {
  return { ...field, custom: { ...field.custom, letter: part } };
}

/** The mark of a field; undefined for one whose type tells enough. */
export function letterPartOf({ custom }: { custom?: Record<string, unknown> }): LetterPart | undefined {
  return PARTS.includes(custom?.letter) ? (custom?.letter as LetterPart) : undefined;
}
