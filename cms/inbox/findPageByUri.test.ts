import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayload } from '../test/openPayload';
import { inTransaction } from '../platform/database/inTransaction';
import { env } from '../platform/env/env';
import { createDatabase } from '../test/database/createDatabase';
import { findPageByUri } from './findPageByUri';

let payload: Payload;
let page = 0;
beforeAll(async () => {
  await createDatabase();
  payload = await openPayload();
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'he',
    data: { title: 'a', slug: 'about-us', template: 'generic', languages: ['he'], _status: 'published' },
  });
  page = id;
});
afterAll(() => payload.destroy());

const find = (path: string) => inTransaction(payload, (req) => findPageByUri(req, `${env.siteUrl}${path}`));

it.each(['/about-us/', '/about-us', '/about%2Dus/?from=a%00#b'])('finds the page of %s', async (path) => {
  expect(await find(path)).toEqual({ id: page, company: null });
});

// PostgreSQL rejects text with a NUL character. Such a path must not reach the query, because the visitor's message
// would fail with it.
it.each(['/about-us%00/', '/%00', '/%E0%A4%A/', '/other/'])('finds no page at %s', async (path) => {
  expect(await find(path)).toBeNull();
});
