import type { Field } from 'payload';

/**
 * Person to whom the data of a field belongs:
 * - `sender`: sender of the document, or its subject
 * - `named`: another person whom the sender named, such as the recommender of an applicant
 * - `nobody`: identifies no owner of the data
 */
export type Person = 'sender' | 'named' | 'nobody';

const PERSONS: readonly unknown[] = ['sender', 'named', 'nobody'] satisfies Person[];

/** Marks a field with the person to whom its data belongs. */
export function markPerson<T extends Field>(person: Person, field: T): T {
  return { ...field, custom: { ...field.custom, person } };
}

/** Mark of a field; undefined without one. */
export function markedPerson({ custom }: { custom?: Record<string, unknown> }): Person | undefined {
  return PERSONS.includes(custom?.person) ? (custom?.person as Person) : undefined;
}
