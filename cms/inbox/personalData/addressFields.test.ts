import type { FlattenedField } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { personalDataCollections } from '../inboxCollections';
import { addressFaults, addressFields } from './addressFields';
import type { Person } from './markPerson';

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
