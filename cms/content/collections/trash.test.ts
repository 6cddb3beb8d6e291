import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from '../../payload-types';
import { toLexical } from '../../seed/lib/toLexical';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
let editor: { Authorization: string };

beforeAll(async () => {
  cms = await startCms();
  editor = await logIn(cms, 'editor');
});
afterAll(() => cms.stop());

const patch = (path: string, body: unknown) =>
  fetch(`${cms.url}/api/${path}`, {
    method: 'PATCH',
    headers: { ...editor, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const block = (title: string, id?: string | null) =>
  [{ id, blockType: 'contentText', title, text: toLexical(title, () => 0) }] as unknown as Page['blocks'];

async function publishedPage(slug: string): Promise<number> {
  const { id, blocks } = await cms.payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { title: 'דירות', slug, template: 'generic', languages: ['he', 'en'], blocks: block('שלום') },
  });
  await cms.payload.update({
    collection: 'pages',
    id,
    locale: 'en',
    data: {
      title: 'Homes',
      slug,
      blocks: block('Hello', blocks?.[0]?.id),
      _status: 'published',
    },
  });
  return id;
}

const texts = (id: number) =>
  cms.payload.findByID({ collection: 'pages', id, locale: 'all', draft: true, trash: true, depth: 0 });

test('keeps a trashed document in all languages and restores it unchanged', async () => {
  const id = await publishedPage('kept');
  const before = await texts(id);
  expect((await patch(`pages/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200);
  const trashed = await texts(id);
  expect(trashed).toMatchObject({ title: before.title, slug: before.slug, blocks: before.blocks });
  const query = `trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`;
  expect((await patch(`pages?${query}`, { deletedAt: null, _status: 'draft' })).status).toBe(200);
  expect(await texts(id)).toMatchObject({ title: before.title, slug: before.slug, blocks: before.blocks });
});
