import { FakeCms } from '../../testing/FakeCms';
import { testOptions } from '../../testing/testOptions';
import { PayloadClient } from '../client/PayloadClient';
import { fetchSchemaModel } from './fetchSchemaModel';
import { introspect } from './introspect';

const cms = new FakeCms();
let url: string;

beforeAll(async () => {
  url = await cms.start();
});

afterAll(() => cms.stop());

test('reads only types that the content reaches', async () => {
  const client = new PayloadClient(testOptions(url));
  const schema = await introspect(
    (query) => client.graphql(query),
    () => ({ roots: ['Company'], stopAt: new Set() }),
  );
  expect(Object.keys(schema.types)).toEqual(expect.arrayContaining(['Company', 'Media']));
  expect(schema.types).not.toHaveProperty('Page');
});

test('skips collections that are not sourced', async () => {
  const options = testOptions(url, { collections: ['companies'], globals: [] });
  const model = await fetchSchemaModel(new PayloadClient(options), options);
  expect(Object.keys(model.objects)).toEqual(['Company']);
  expect(model.objects.Company?.fields.map(({ name }) => name)).not.toContain('logo');
});

test('reports refused introspection', async () => {
  const options = testOptions(url, { apiKey: null });
  await expect(fetchSchemaModel(new PayloadClient(options), options)).rejects.toMatchObject({
    kind: 'badSchema',
  });
});
