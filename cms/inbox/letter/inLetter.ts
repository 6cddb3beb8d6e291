import type { Field } from 'payload';

/**
 * How the letter shows a field whose type alone does not determine it:
 * - `sender`: part of the sender's name, which is the letter's heading
 * - `money`: an amount in shekels
 * - `answers`: a list of captions and values, one row each
 * - `company`: a company number, shown as the company's name
 * - `system`: name of the external system that received the entry
 * - `none`: not in the letter, only under "All the data"
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

/** Marks a field with the way in which the letter shows it. */
export function inLetter<T extends Field>(part: LetterPart, field: T): T {
  return { ...field, custom: { ...field.custom, letter: part } };
}

/** Returns the mark that `inLetter` set on a field, or undefined if there is none. */
export function letterPartOf({ custom }: { custom?: Record<string, unknown> }): LetterPart | undefined {
  return PARTS.includes(custom?.letter) ? (custom?.letter as LetterPart) : undefined;
}
