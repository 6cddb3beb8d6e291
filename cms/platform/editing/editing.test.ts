import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
let admin: { Authorization: string };
let editor: { Authorization: string };

beforeAll(async () => {
  cms = await startCms();
  admin = await logIn(cms, 'admin');
  editor = await logIn(cms, 'editor');
});
afterAll(() => cms.stop());

interface Answer {
  status: number;
  message?: string;
  errors?: { message: string }[];
}

async function save(who: object, path: string, data: object, method = 'PATCH'): Promise<Answer> {
  const response = await fetch(`${cms.url}/api/${path}`, {
    method,
    headers: { ...who, 'Content-Type': 'application/json', 'Accept-Language': 'he' },
    body: JSON.stringify(data),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

async function page(slug: string, languages: ('en' | 'he')[] = ['he']) {
  const { id, updatedAt } = await cms.payload.create({
    collection: 'pages',
    locale: 'he',
    draft: languages.length > 1,
    data: {
      title: 'שאלות',
      slug,
      template: 'generic',
      languages,
      ...(languages.length === 1 && { _status: 'published' }),
    },
  });
  return { id, updatedAt };
}

const draft = (id: number) =>
  cms.payload.findByID({ collection: 'pages', id, locale: 'he', draft: true, depth: 0 });

const locks = async (id: number) => {
  const { docs } = await cms.payload.find({
    collection: 'payload-locked-documents',
    depth: 0,
    where: { 'document.value': { equals: id } },
  });
  return docs.map(({ user }) => user.value);
};

test('a stale form cannot overwrite a colleague’s newer publication', async () => {
  const { id, updatedAt } = await page('two-people');
  const published = { title: 'של המנהלת', _status: 'published', updatedAt };
  expect((await save(admin, `pages/${id}?locale=he`, published)).status).toBe(200);
  const old = { title: 'שאלות', titleBreadcrumbs: 'קצר', _status: 'published', updatedAt };
  const refused = await save(editor, `pages/${id}?locale=he`, old);
  expect(refused.status).toBe(409);
  expect(refused.message).toMatch(/נשמר על ידי .+ בשעה \d\d:\d\d/);
  expect((await draft(id)).title).toBe('של המנהלת');
  const seen = (await draft(id)).updatedAt;
  expect((await save(editor, `pages/${id}?locale=he`, { ...old, updatedAt: seen })).status).toBe(200);
});

test('a tab’s own earlier save does not block its next one', async () => {
  const { id, updatedAt } = await page('alone');
  for (const title of ['א', 'ב'])
    expect((await save(editor, `pages/${id}?locale=he&draft=true`, { title, updatedAt })).status).toBe(200);
});

test('two tabs of one user do not overwrite each other', async () => {
  const { id, updatedAt } = await page('two-tabs');
  const tab = (name: string) => ({ ...editor, 'X-Editor-Tab': `tab-of-test-${name}` });
  const typed = `pages/${id}?locale=he&draft=true&autosave=true`;
  const first = { title: 'בלשונית הראשונה', updatedAt, _status: 'draft' };
  expect((await save(tab('a'), typed, first)).status).toBe(200);
  // The form of this tab has not received the result of its previous save, so it still sends the old `updatedAt`.
  expect((await save(tab('a'), typed, { ...first, title: 'בלשונית הראשונה, עוד' })).status).toBe(200);
  const refused = await save(tab('b'), typed, { title: 'בלשונית השנייה', updatedAt, _status: 'draft' });
  expect(refused.status).toBe(409);
  expect(refused.message).toMatch(/פתוח אצלך גם בלשונית אחרת, ונשמר ממנה בשעה \d\d:\d\d/);
  expect((await draft(id)).title).toBe('בלשונית הראשונה, עוד');
  const seen = (await draft(id)).updatedAt;
  const reloaded = { title: 'בלשונית השנייה', updatedAt: seen, _status: 'draft' };
  expect((await save(tab('b'), typed, reloaded)).status).toBe(200);
  expect((await save(tab('a'), typed, { ...first, title: 'שוב בראשונה' })).status).toBe(409);
});

test('a stale form cannot overwrite the site settings', async () => {
  const { updatedAt } = await cms.payload.findGlobal({ slug: 'footer', draft: true });
  const before = updatedAt ?? new Date(0).toISOString();
  const note = (text: string) => ({ note: text, updatedAt: before });
  expect((await save(admin, 'globals/footer?locale=he', note('א'), 'POST')).status).toBe(200);
  expect((await save(editor, 'globals/footer?locale=he', note('ב'), 'POST')).status).toBe(409);
});

test('an autosave keeps the lock of its editor', async () => {
  const { id } = await page('locked');
  const typed = `pages/${id}?locale=he&draft=true&autosave=true`;
  expect((await save(editor, typed, { title: 'באמצע', _status: 'draft' })).status).toBe(200);
  expect((await save(editor, typed, { title: 'באמצע המשפט', _status: 'draft' })).status).toBe(200);
  expect(await locks(id)).toHaveLength(1);
  const refused = await save(admin, `pages/${id}?locale=he`, { title: 'אחר' });
  expect(refused.status).toBe(423);
  expect(refused.message).toMatch('המסמך בעריכה כעת');
  expect((await save(editor, `pages/${id}?locale=he`, { _status: 'published' })).status).toBe(200);
  expect(await locks(id)).toEqual([]);
});

test('a rejected publication is kept as a draft, with a message', async () => {
  const { id } = await page('', ['he', 'en']);
  const typed = { slug: 'open-day-2026', _status: 'published' };
  const refused = await save(editor, `pages/${id}?locale=he`, typed);
  expect(refused.status).toBe(400);
  expect(refused.errors?.[0]?.message).toMatch(/^לא פורסם – ונשמר כטיוטה: /);
  expect(await draft(id)).toMatchObject({ slug: 'open-day-2026', _status: 'draft' });
});
