import type { Field } from 'payload';

/**
 * The person to whom the data in a field belongs:
 * - `sender`: the person who sent the document or whom it is about
 * - `named`: another person whom the sender named, such as an applicant's referrer
 * - `nobody`: the field does not show whose data it is
 */
export type Person = 'sender' | 'named' | 'nobody';

const PERSONS: readonly unknown[] = ['sender', 'named', 'nobody'] satisfies Person[];

/** Marks a field with the person to whom its data belongs. */
export function markPerson<T extends Field>(person: Person, field: T): T {
  return { ...field, custom: { ...field.custom, person } };
}

/** Returns the mark that `markPerson` set on a field, or undefined if there is none. */
export function markedPerson({ custom }: { custom?: Record<string, unknown> }): Person | undefined {
  return PERSONS.includes(custom?.person) ? (custom?.person as Person) : undefined;
}
