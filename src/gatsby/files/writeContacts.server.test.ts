import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuiltFiles } from './BuiltFiles';
import { writeContacts } from './writeContacts';

const graphql = (query: string) => {
  const phone = query.includes('"en"') ? '*5551' : '*5550';
  return Promise.resolve({ data: { site: { phone, email: '', termsPage: { path: '/terms/' } } } });
};

it.each([
  ['contacts.json', '*5550'],
  ['en/contacts.json', '*5551'],
])('%s has the contact details of its language', async (file, phone) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contacts-'));
  await writeContacts(folder, graphql, new BuiltFiles(folder));
  const written: unknown = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  expect(written).toEqual({ phone, email: null, termsPath: '/terms/' });
});

it('fails the build when the query fails', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contacts-'));
  const broken = () => Promise.resolve({ errors: [{ message: 'No such field' }] });
  await expect(writeContacts(folder, broken, new BuiltFiles(folder))).rejects.toThrow('No such field');
});
