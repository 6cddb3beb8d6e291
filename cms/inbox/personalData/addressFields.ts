import type { FlattenedField } from 'payload';
import { letterPartOf } from '../letter/inLetter';
import { markedPerson } from './markPerson';

/** Names of fields with personal data in a collection. */
export interface AddressFields {
  /** Addresses of the sender. */
  sender: string[];
  /** Addresses of other people whom the sender named. */
  named: string[];
  /** All data about these people, including names and phones. */
  namedData: string[];
  /** Answers of a form, which may contain an address. */
  answers: string[];
}

/** Tells whether a field holds a mail address. */
export const isAddress = ({ name, type }: FlattenedField): boolean =>
  type === 'email' || (type === 'text' && /email$/i.test(name));

const nameOf = ({ name }: FlattenedField): string => name;

/** Finds fields with addresses by their marks (`markPerson`, `inLetter`). */
export function addressFields(fields: readonly FlattenedField[]): AddressFields {
  const addresses = fields.filter(isAddress);
  const named = fields.filter((field) => markedPerson(field) === 'named');
  return {
    sender: addresses.filter((field) => markedPerson(field) === 'sender').map(nameOf),
    named: named.filter(isAddress).map(nameOf),
    namedData: named.map(nameOf),
    answers: fields.filter((field) => letterPartOf(field) === 'answers').map(nameOf),
  };
}
