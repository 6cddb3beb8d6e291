import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
let editor: Record<string, string>;

const NAMES = { he: ['ראשון', 'שני', 'שלישי'], en: ['First', 'Second', 'Third'] } as const;

async function save(index: 0 | 1 | 2, status: 'draft' | 'published'): Promise<void> {
  for (const locale of ['he', 'en'] as const)
    await cms.payload.updateGlobal({
      slug: 'siteSettings',
      locale,
      draft: status === 'draft',
      data: { siteName: NAMES[locale][index], _status: status },
    });
}

const nameOf = async (draft: boolean, locale: 'he' | 'en' = 'en') => {
  const { siteName, _status } = await cms.payload.findGlobal({ slug: 'siteSettings', draft, locale });
  return [siteName, _status];
};

/** Returns the id of the newest version with this site name and status. */
async function versionOf(siteName: string, state: 'draft' | 'published'): Promise<number | string> {
  const { docs } = await cms.payload.findGlobalVersions({ slug: 'siteSettings', locale: 'en', limit: 50 });
  const found = docs.find(({ version }) => version.siteName === siteName && version._status === state);
  if (!found) throw new Error(`No ${state} version "${siteName}"`);
  return found.id;
}

const restore = (version: number | string, query: string, headers = editor) =>
  fetch(`${cms.url}/api/globals/siteSettings/versions/${version}${query}`, { method: 'POST', headers });

beforeAll(async () => {
  cms = await startCms();
  editor = await logIn(cms, 'editor', { 'Accept-Language': 'en' });
  await save(0, 'published');
  await save(2, 'draft');
  await save(1, 'published');
});
afterAll(() => cms.stop());

it('restores a published version as a draft in all languages and keeps the published one', async () => {
  const answer = await restore(await versionOf('First', 'published'), '?draft=true');
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as { message: string }).message).toMatch(/is now a draft/);
  expect(await nameOf(false)).toEqual(['Second', 'published']);
  expect(await nameOf(true)).toEqual(['First', 'draft']);
  expect(await nameOf(true, 'he')).toEqual(['ראשון', 'draft']);
  const seen = await fetch(`${cms.url}/api/globals/siteSettings?locale=en`);
  expect(((await seen.json()) as { siteName: string }).siteName).toBe('Second');
});

it('restores an old draft as a draft with either button', async () => {
  const answer = await restore(await versionOf('Third', 'draft'), '?draft=false');
  expect(answer.status).toBe(200);
  expect(await nameOf(false)).toEqual(['Second', 'published']);
  expect(await nameOf(true)).toEqual(['Third', 'draft']);
});

it('lets the editor save a restored draft, even if a colleague saved after that version', async () => {
  const { payload, url } = cms;
  const headers = await logIn(cms, 'admin', { 'Content-Type': 'application/json' });
  const settings = `${url}/api/globals/siteSettings`;
  const published = await fetch(`${settings}?locale=en`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ siteName: 'Second', _status: 'published' }),
  });
  expect(published.status).toBe(200);
  expect((await restore(await versionOf('First', 'draft'), '?draft=true')).status).toBe(200);
  const opened = await fetch(`${settings}?draft=true&locale=en`, { headers: editor });
  const { siteName, updatedAt } = (await opened.json()) as { siteName: string; updatedAt: string };
  expect(siteName).toBe('First');
  const save = (seen: string) =>
    fetch(`${settings}?draft=true&locale=en`, {
      method: 'POST',
      headers: { ...editor, 'Content-Type': 'application/json' },
      body: JSON.stringify({ siteName: 'Third', _status: 'draft', updatedAt: seen }),
    });
  // An editor who opened the form before the restore must get a conflict when saving.
  const colleague = await fetch(`${settings}?draft=true&locale=en`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ siteName: 'Fourth', _status: 'draft', updatedAt: new Date(0).toISOString() }),
  });
  expect(colleague.status).toBe(409);
  expect((await save(updatedAt)).status).toBe(200);
  const { siteName: now } = await payload.findGlobal({ slug: 'siteSettings', draft: true, locale: 'en' });
  expect(now).toBe('Third');
});

it('offers no other way to unpublish, and rejects anonymous requests', async () => {
  const id = String(await versionOf('Third', 'draft'));
  await expect(cms.payload.restoreGlobalVersion({ slug: 'siteSettings', id })).rejects.toMatchObject({
    status: 409,
  });
  expect((await restore(id, '', {})).status).toBe(403);
  expect((await restore(999_999, '')).status).toBe(404);
  expect(await nameOf(false)).toEqual(['Second', 'published']);
});

it('publishes a restored published version with the other button, and audits it', async () => {
  expect((await restore(await versionOf('First', 'published'), '?draft=false')).status).toBe(200);
  expect(await nameOf(false)).toEqual(['First', 'published']);
  const { docs } = await cms.payload.find({ collection: 'auditLog', sort: '-id', limit: 1, depth: 0 });
  expect(docs[0]?.action).toBe('settingsChanged');
});
