import { afterAll, beforeAll, expect, it } from 'vitest';
import { createForm, page } from '../../../test/formsHarness';
import { startCms, type RunningCms } from '../../../test/startCms';
import { refusedPatterns } from './refusedPatterns';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const userOf = async (name: string) => {
  const where = { email: { equals: `${name}@even-derech.example` } };
  const { docs } = await cms.payload.find({ collection: 'users', where });
  const [user] = docs;
  if (!user) throw new Error('There is no such user');
  return { ...user, collection: 'users' as const };
};

it('lists only the fields with patterns that are no longer allowed', async () => {
  const { payload } = cms;
  const field = (alias: string, caption: string, pattern: string) => ({
    blockType: 'shortAnswer' as const,
    fieldType: 'text' as const,
    alias,
    caption,
    pattern,
  });
  const form = await createForm(payload, {
    formId: '0a1b2c3d-0000-4000-8000-00000000f0d1',
    title: 'קריאת שירות',
    pages: [page([field('code', 'קוד', '^[A-Z]{2}$'), field('plate', 'מספר רכב', '^\\d{7,8}$')])],
  });
  const editor = await userOf('editor');
  expect(await refusedPatterns(payload, editor, 'he')).toEqual([]);

  // Write directly to the database, because saving such a form is no longer possible. This simulates data from before
  // patterns were checked.
  const stored = await payload.db.findOne<{ id: number; pages: unknown }>({
    collection: 'forms',
    where: { id: { equals: form.id } },
  });
  const older = JSON.stringify(stored?.pages)
    .replace('^[A-Z]{2}$', '^(?=.*[A-Z]).{2}$')
    .replace('^\\\\d{7,8}$', '[');
  await payload.db.updateOne({
    collection: 'forms',
    id: form.id,
    data: { pages: JSON.parse(older) as never },
    returning: false,
  });
  const { docs } = await payload.findVersions({ collection: 'forms', limit: 1, sort: '-updatedAt' });
  await payload.db.updateVersion({
    collection: 'forms',
    id: docs[0]?.id ?? 0,
    versionData: { version: { pages: JSON.parse(older) as never } } as never,
  });

  expect(await refusedPatterns(payload, editor, 'he')).toEqual([
    { form: form.id, title: 'קריאת שירות', field: 'קוד', pattern: '^(?=.*[A-Z]).{2}$', part: '(?=' },
    expect.objectContaining({ form: form.id, field: 'מספר רכב', pattern: '[' }),
  ]);
});
