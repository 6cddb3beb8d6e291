import { FakeCms } from '../../testing/FakeCms';
import { testOptions } from '../../testing/testOptions';
import { PayloadClient } from './PayloadClient';

const cms = new FakeCms();
let url: string;
const client = (changed: Parameters<typeof testOptions>[1] = {}) =>
  new PayloadClient(testOptions(url, changed));

beforeAll(async () => {
  url = await cms.start();
});

afterAll(() => cms.stop());

beforeEach(() => {
  cms.requests.length = 0;
  cms.faults.length = 0;
});

test('requests documents of one locale without fallback, ordered by id', async () => {
  const documents = await client().list('pages', { locale: 'en', published: true });
  expect(documents.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(cms.requests).toEqual([
    '/api/pages?locale=en&fallback-locale=none&depth=0&limit=100&sort=id&where[_status][equals]=published&page=1',
  ]);
});

test('reads every page of a long list', async () => {
  const documents = await client({ pageSize: 1 }).list('media', { locale: 'he' });
  expect(documents.map(({ filename }) => filename)).toEqual(['one.jpg', 'two.jpg', 'logo.svg', 'report.pdf']);
  expect(cms.requests).toHaveLength(4);
});

test('requests changes and drafts', async () => {
  await client({ preview: true }).list('pages', { locale: 'he', since: new Date('2026-01-02T03:04:05Z') });
  expect(cms.requests[0]).toContain('&draft=true&');
  expect(cms.requests[0]).toContain('where[updatedAt][greater_than]=2026-01-02T03:04:05.000Z');
});

test('requests only ids', async () => {
  await expect(client().list('companies', { idsOnly: true })).resolves.toEqual([{ id: 1 }]);
});

test('reads a list again when it changes while reading', async () => {
  const first = { docs: [{ id: 1 }], totalDocs: 2, totalPages: 2 };
  const shifted = { docs: [{ id: 3 }], totalDocs: 1, totalPages: 2 };
  cms.faults.push(
    { match: 'page=1', times: 1, status: 200, body: JSON.stringify(first) },
    { match: 'page=2', times: 1, status: 200, body: JSON.stringify(shifted) },
  );
  const documents = await client().list('media', { locale: 'he' });
  expect(documents).toHaveLength(4);
});

test('gives up on a list that keeps changing', async () => {
  cms.faults.push({
    match: 'page=1',
    times: 9,
    status: 200,
    body: '{"docs":[{"id":1}],"totalDocs":2,"totalPages":1}',
  });
  await expect(client().list('media', { locale: 'he' })).rejects.toMatchObject({ kind: 'unstableList' });
});

test.each(['{"docs":"none"}', '{"docs":[{"title":"without id"}],"totalDocs":1}', '[]'])(
  'rejects an answer that is not a list of documents: %s',
  async (body) => {
    cms.faults.push({ match: '/api/media', times: 1, status: 200, body });
    await expect(client().list('media')).rejects.toMatchObject({ kind: 'notJson' });
  },
);

test('rejects an answer that is not a global', async () => {
  cms.faults.push({ match: '/api/globals/header', times: 1, status: 200, body: '[]' });
  await expect(client().global('header', 'he')).rejects.toMatchObject({ kind: 'notJson' });
});

test('throws for an API key that the CMS does not know', async () => {
  await expect(client().checkKey()).resolves.toBeUndefined();
  await expect(client({ apiKey: 'another' }).checkKey()).rejects.toMatchObject({
    kind: 'refused',
    message: `${url}/api/services/me: the CMS does not know the API key.`,
  });
});

test('does not check a missing key', async () => {
  await client({ apiKey: null }).checkKey();
  expect(cms.requests).toEqual([]);
});

test('reports GraphQL errors', async () => {
  await expect(client({ apiKey: null }).graphql('{ __schema { queryType { name } } }')).rejects.toMatchObject(
    {
      kind: 'badSchema',
      message: `POST ${url}/api/graphql: GraphQL introspection is not allowed`,
    },
  );
});
