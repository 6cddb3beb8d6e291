import type { FlattenedField } from 'payload';
import { letterPartOf } from '../letter/inLetter';
import { markedPerson } from './markPerson';

/** Names of a collection's fields that hold e-mail addresses or other personal data. */
export interface AddressFields {
  /** Fields with the sender's e-mail addresses. */
  sender: string[];
  /** Fields with e-mail addresses of other people whom the sender named. */
  named: string[];
  /** All fields about these other people, including their names and phone numbers. */
  namedData: string[];
  /** Fields with form answers, any of which may contain an e-mail address. */
  answers: string[];
}

/** Checks whether a field holds an e-mail address. */
export const isAddress = ({ name, type }: FlattenedField): boolean =>
  type === 'email' || (type === 'text' && /email$/i.test(name));

const nameOf = ({ name }: FlattenedField): string => name;

/** Groups the fields that hold personal data, according to their marks (`markPerson`, `inLetter`). */
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
