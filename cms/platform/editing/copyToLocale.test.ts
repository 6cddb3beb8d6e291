import { createLocalReq } from 'payload';
import { copyDataFromLocale } from '@payloadcms/ui/utilities/copyDataFromLocale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from '../../payload-types';
import { toLexical } from '../../seed/lib/toLexical';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const blocks = [
  {
    blockType: 'activeArms',
    title: 'ברוכים הבאים',
    arms: [
      {
        name: 'בנייה',
        text: 'אנחנו בונים',
        link: { name: 'לפרויקטים', kind: 'url', url: 'https://even-derech.example/' },
      },
    ],
  },
  { blockType: 'contentText', title: 'עלינו', text: toLexical('טקסט בעברית', () => 0) },
] as unknown as Page['blocks'];

async function publishedPage(slug: string) {
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'he',
    data: { title: 'אודות', slug, template: 'generic', languages: ['he'], blocks, _status: 'published' },
  });
  return id;
}

/** Calls the server function behind the form's menu item "Copy to another language". */
async function copy(id: number, overrideData: boolean) {
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { email: { equals: 'editor@even-derech.example' } },
  });
  const user = { ...docs[0], collection: 'users' } as never;
  const req = await createLocalReq({ user, locale: 'he' }, cms.payload);
  await copyDataFromLocale({
    collectionSlug: 'pages',
    docID: id,
    fromLocale: 'he',
    toLocale: 'en',
    overrideData,
    req,
  });
}

const read = (id: number, locale: 'all' | 'en' | 'he', draft: boolean) =>
  cms.payload.findByID({ collection: 'pages', id, locale: locale as 'he', draft, depth: 0 }) as Promise<Page>;

test('copies a page with all block texts to the other language as an unpublished draft', async () => {
  const id = await publishedPage('copied');
  await copy(id, false);
  const english = await read(id, 'en', true);
  expect(english).toMatchObject({ title: 'אודות', slug: 'copied', _status: 'draft' });
  expect(english.blocks).toMatchObject([
    {
      blockType: 'activeArms',
      title: 'ברוכים הבאים',
      arms: [{ name: 'בנייה', text: 'אנחנו בונים', link: { name: 'לפרויקטים' } }],
    },
    { blockType: 'contentText', title: 'עלינו', text: { root: {} } },
  ]);
  const hebrew = await read(id, 'he', true);
  expect(hebrew).toMatchObject({ title: 'אודות', blocks: [{ title: 'ברוכים הבאים' }, { title: 'עלינו' }] });
  const live = await read(id, 'en', false);
  expect(live._status).toBe('published');
  expect(live.title ?? null).toBeNull();
});

test('keeps existing texts of the other language unless overwriting is requested', async () => {
  const id = await publishedPage('kept-words');
  const { blocks: stored } = await read(id, 'he', true);
  await cms.payload.update({
    collection: 'pages',
    id,
    locale: 'en',
    draft: true,
    data: {
      title: 'About us',
      blocks: [{ ...stored?.[0], title: 'Welcome' }, stored?.[1]] as Page['blocks'],
    },
  });
  await copy(id, false);
  expect(await read(id, 'en', true)).toMatchObject({ title: 'About us', blocks: [{ title: 'Welcome' }, {}] });
  await copy(id, true);
  expect(await read(id, 'en', true)).toMatchObject({
    title: 'אודות',
    blocks: [{ title: 'ברוכים הבאים' }, {}],
  });
});
