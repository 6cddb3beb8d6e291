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

const text = (title: string) => ({ title, text: toLexical(title, () => 0) });

/** Creates a draft page for the given languages. It has one block, whose text is written in one language only. */
async function draftOf(slug: string, languages: ('en' | 'he')[], written: 'en' | 'he'): Promise<number> {
  const blocks = [{ blockType: 'contentText', ...text('טקסט') }] as unknown as Page['blocks'];
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: written,
    draft: true,
    data: { title: 'שם', slug, template: 'generic', languages, blocks },
  });
  return id;
}

async function publish(
  path: string,
  locale: string,
  data: object = {},
): Promise<{ status: number; message?: string }> {
  const response = await fetch(`${cms.url}/api/${path}?locale=${locale}`, {
    method: 'PATCH',
    headers: { ...editor, 'Content-Type': 'application/json', 'Accept-Language': 'he' },
    body: JSON.stringify({ ...data, _status: 'published' }),
  });
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  return { status: response.status, ...(errors?.[0] && { message: errors[0].message }) };
}

const LACKING = /חסר באנגלית > שם הדף, חסר באנגלית > רכיב 1 \(טקסט\) > תוכן, חסר באנגלית > כתובת \(slug\)/;

test('lists all missing texts of the other language with their block', async () => {
  const id = await draftOf('one-list', ['he', 'en'], 'he');
  const refused = await publish(`pages/${id}`, 'he');
  expect(refused.status).toBe(400);
  expect(refused.message).toMatch(LACKING);
});

test('suggests removing a language from the page', async () => {
  const id = await draftOf('way-out', ['he', 'en'], 'he');
  const { message } = await publish(`pages/${id}`, 'he');
  expect(message).toContain('להסיר את ״English״ מהשדה ״שפות הדף״');
  expect(await publish(`pages/${id}`, 'he', { languages: ['he'] })).toEqual({ status: 200 });
});

test('applies the same rule to the forms of both languages', async () => {
  const id = await draftOf('both-screens', ['he', 'en'], 'en');
  const { blocks } = await cms.payload.findByID({
    collection: 'pages',
    id,
    locale: 'en',
    draft: true,
    depth: 0,
  });
  const refused = await publish(`pages/${id}`, 'en', { blocks });
  expect(refused.status).toBe(400);
  expect(refused.message).toContain('חסר בעברית > רכיב 1 (טקסט) > תוכן');
  const hebrew = blocks?.map((block) => ({ ...block, ...text('עברית') }));
  const data = { title: 'שם', slug: 'both-screens', blocks: hebrew };
  expect(await publish(`pages/${id}`, 'he', data)).toEqual({ status: 200 });
});

test('ignores languages that the page does not have', async () => {
  const id = await draftOf('hebrew-alone', ['he'], 'he');
  expect(await publish(`pages/${id}`, 'he')).toEqual({ status: 200 });
});

test('checks required texts of jobs in the other language', async () => {
  const { id } = await cms.payload.create({
    collection: 'jobs',
    locale: 'he',
    draft: true,
    data: { jobName: 'מנופאי', orderId: 4711, languages: ['he', 'en'] } as never,
  });
  expect((await publish(`jobs/${id}`, 'he')).message).toContain('חסר באנגלית > שם המשרה');
});
