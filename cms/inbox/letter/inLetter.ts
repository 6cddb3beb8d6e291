import type { Field } from 'payload';

/**
 * Presentation of a field in the letter, where its type is not enough:
 * - `sender`: part of the sender's name, which is the heading
 * - `money`: an amount in shekels
 * - `answers`: a list of captions and values, one row each
 * - `company`: number of a company, shown as its name
 * - `system`: name of the external system that received the entry
 * - `none`: only among all data
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

/** Marks a field with its presentation in the letter. */
export function inLetter<T extends Field>(part: LetterPart, field: T): T {
  return { ...field, custom: { ...field.custom, letter: part } };
}

/** Mark of a field; undefined without one. */
export function letterPartOf({ custom }: { custom?: Record<string, unknown> }): LetterPart | undefined {
  return PARTS.includes(custom?.letter) ? (custom?.letter as LetterPart) : undefined;
}
