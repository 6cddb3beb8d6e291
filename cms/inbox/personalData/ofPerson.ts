import type { Field } from 'payload';

/**
 * Whose data a field holds, where it names somebody by an e-mail address:
 * - `sender`: of whoever sent the document, or whose record it is
 * - `named`: of somebody else whom the sender named, such as who recommended an applicant
 * - `nobody`: an address that anybody may name, and that says nothing of whose data it is
 */
export type Person = 'sender' | 'named' | 'nobody';

const PERSONS: readonly unknown[] = ['sender', 'named', 'nobody'] satisfies Person[];

/** Marks a field by whose data it holds. */
export function ofPerson<T extends Field>(person: Person, field: T): T {
  return { ...field, custom: { ...field.custom, person } };
}

/** The mark of a field; undefined for one that has none. */
export function personOf({ custom }: { custom?: Record<string, unknown> }): Person | undefined {
  return PERSONS.includes(custom?.person) ? (custom?.person as Person) : undefined;
}
