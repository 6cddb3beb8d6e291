import type { FlattenedField, SanitizedCollectionConfig } from 'payload';
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

const isAddress = ({ name, type }: FlattenedField): boolean =>
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

const within = (field: FlattenedField): FlattenedField[] =>
  'flattenedFields' in field ? field.flattenedFields.flatMap((inner) => [inner, ...within(inner)]) : [];

/**
 * Reports faults that make the search for personal data miss a collection. These are an unmarked address, a missing
 * address of the sender, and an address inside a group or list, which is not searched.
 * @returns names of faulty fields; none for a collection without addresses
 */
export function addressFaults({
  slug,
  flattenedFields: fields,
}: Pick<SanitizedCollectionConfig, 'slug' | 'flattenedFields'>): string[] {
  const addresses = fields.filter(isAddress);
  const unmarked = addresses.filter((field) => markedPerson(field) === undefined);
  const nested = fields
    .flatMap(within)
    .filter((field) => isAddress(field) && markedPerson(field) !== 'nobody');
  const missesSender = addresses.length > 0 && addressFields(fields).sender.length === 0;
  return [
    ...(missesSender ? [`${slug}: no address is marked as the sender's own`] : []),
    ...[...unmarked, ...nested].map(({ name }) => `${slug}.${name}`),
  ];
}
