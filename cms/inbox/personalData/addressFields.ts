import type { FlattenedField, SanitizedCollectionConfig } from 'payload';
import { letterPartOf } from '../letter/inLetter';
import { personOf } from './ofPerson';

/** Where the data of persons stand in a kind, by the names of its fields. */
export interface AddressFields {
  /** The sender's own address. */
  sender: string[];
  /** Addresses of others whom the sender named. */
  named: string[];
  /** All that is kept of these others: names and phones as well. */
  namedData: string[];
  /** The answers of a form, which may hold an address, too. */
  answers: string[];
}

const isAddress = ({ name, type }: FlattenedField): boolean =>
  type === 'email' || (type === 'text' && /email$/i.test(name));

const nameOf = ({ name }: FlattenedField): string => name;

/** Where a kind holds addresses, as its fields are marked (`ofPerson`, `inLetter`). */
export function addressFields(fields: readonly FlattenedField[]): AddressFields {
  const addresses = fields.filter(isAddress);
  const named = fields.filter((field) => personOf(field) === 'named');
  return {
    sender: addresses.filter((field) => personOf(field) === 'sender').map(nameOf),
    named: named.filter(isAddress).map(nameOf),
    namedData: named.map(nameOf),
    answers: fields.filter((field) => letterPartOf(field) === 'answers').map(nameOf),
  };
}

const within = (field: FlattenedField): FlattenedField[] =>
  'flattenedFields' in field ? field.flattenedFields.flatMap((inner) => [inner, ...within(inner)]) : [];

/**
 * Why the search for a person's data would miss a kind: an address that does not say whose it is, no address of the sender's own among
 * them, or one that stands within a group or a list, where nothing looks.
 * @returns names of what has to be mended; none for a kind without addresses
 */
export function addressFaults({
  slug,
  flattenedFields: fields,
}: Pick<SanitizedCollectionConfig, 'slug' | 'flattenedFields'>): string[] {
  const addresses = fields.filter(isAddress);
  const unmarked = addresses.filter((field) => personOf(field) === undefined);
  const nested = fields.flatMap(within).filter((field) => isAddress(field) && personOf(field) !== 'nobody');
  const missesSender = addresses.length > 0 && addressFields(fields).sender.length === 0;
  return [
    ...(missesSender ? [`${slug}: no address is marked as the sender's own`] : []),
    ...[...unmarked, ...nested].map(({ name }) => `${slug}.${name}`),
  ];
}
