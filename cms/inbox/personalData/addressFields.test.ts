import type { FlattenedField, SanitizedCollectionConfig } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { personalDataCollections } from '../inboxCollections';
import { addressFields, isAddress } from './addressFields';
import { markedPerson, type Person } from './markPerson';

const within = (field: FlattenedField): FlattenedField[] =>
  'flattenedFields' in field ? field.flattenedFields.flatMap((inner) => [inner, ...within(inner)]) : [];

/**
 * Finds mistakes because of which the search for personal data would miss a collection. These are an e-mail field
 * without a mark, a collection without a sender's e-mail address, and an e-mail field inside a group or array, which is
 * not searched.
 * @returns names of the faulty fields; empty for a collection without e-mail addresses
 */
function addressFaults({
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

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

it('all collections with personal data mark whose addresses they hold', () => {
  const kinds = personalDataCollections(cms.payload);
  expect(kinds.length).toBeGreaterThan(6);
  expect(kinds.flatMap(addressFaults)).toEqual([]);
});

it('all collections with personal data are searchable by the sender’s address', () => {
  const senders = personalDataCollections(cms.payload).map(
    ({ flattenedFields }) => addressFields(flattenedFields).sender,
  );
  for (const sender of senders) expect(sender).toHaveLength(1);
});

const text = (name: string, person?: Person): FlattenedField => ({ name, type: 'text', custom: { person } });

it.each<[string, FlattenedField[], string[]]>([
  ['no address', [text('name')], []],
  ['an address of the sender', [text('email', 'sender')], []],
  ['an unmarked address', [text('email')], ["kind: no address is marked as the sender's own", 'kind.email']],
  [
    'an address field',
    [{ name: 'contact', type: 'email' }],
    ["kind: no address is marked as the sender's own", 'kind.contact'],
  ],
  ['another unmarked address', [text('email', 'sender'), text('friendEmail')], ['kind.friendEmail']],
  [
    'addresses of nobody only',
    [text('toEmail', 'nobody')],
    ["kind: no address is marked as the sender's own"],
  ],
  [
    'an address in a group',
    [{ name: 'person', type: 'group', fields: [], flattenedFields: [text('email', 'sender')] }],
    ['kind.email'],
  ],
])('reports faults of a collection with %s', (_name, flattenedFields, faults) => {
  expect(addressFaults({ slug: 'kind', flattenedFields } as never)).toEqual(faults);
});
