import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';
import { stripDirectionMarks, stripForbiddenCharacters } from './storeValidTexts';

let cms: RunningCms;
let admin: { Authorization: string };

beforeAll(async () => {
  cms = await startCms();
  admin = await logIn(cms, 'admin');
});
afterAll(() => cms.stop());

const send = (path: string, data: object, method = 'POST') =>
  fetch(`${cms.url}/api/${path}`, {
    method,
    headers: { ...admin, 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  });

/** Returns rich text with a single paragraph. */
const text = (value: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'rtl',
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: 'rtl',
        format: '',
        indent: 0,
        children: [
          { type: 'text', version: 1, text: value, format: 0, mode: 'normal', style: '', detail: 0 },
        ],
      },
    ],
  },
});

describe('characters that XML 1.0 forbids', () => {
  it('are stripped from titles, blocks and formatted text of a document', async () => {
    const response = await send('pages?locale=he', {
      title: 'A\u000bbout',
      slug: 'valid-texts',
      template: 'generic',
      languages: ['he'],
      blocks: [{ blockType: 'contentText', title: 'Ti\u0001tle', text: text('wo\u001frd \ud800!') }],
      _status: 'published',
    });
    const answer = await response.text();
    expect(response.status, answer).toBe(201);
    const { doc } = JSON.parse(answer) as { doc: { id: number } };
    const stored = await cms.payload.findByID({ collection: 'pages', id: doc.id, locale: 'he', depth: 0 });
    expect(stored.title).toBe('About');
    expect(JSON.stringify(stored.blocks)).toMatch(/"Title".*"word !"|"word !".*"Title"/);
  });

  it('are stripped when many documents are changed at once, and by the CMS itself', async () => {
    const { id } = await cms.payload.create({
      collection: 'jobAreas',
      locale: 'he',
      data: { name: 'Hai\u000bfa' } as never,
    });
    const nameOf = async () =>
      (await cms.payload.findByID({ collection: 'jobAreas', id, locale: 'he' })).name;
    expect(await nameOf()).toBe('Haifa');
    const response = await send(
      `jobAreas?where[id][equals]=${id}&locale=he`,
      { name: 'Ak\u000bko' },
      'PATCH',
    );
    expect(response.status).toBe(200);
    expect(await nameOf()).toBe('Akko');
  });

  it('are stripped from globals', async () => {
    const response = await send('globals/siteSettings?locale=he', { siteName: 'Even\u000b Derech' });
    expect(response.status).toBe(200);
    expect((await cms.payload.findGlobal({ slug: 'siteSettings', locale: 'he' })).siteName).toBe(
      'Even Derech',
    );
  });

  it('are stripped by every collection and every global', () => {
    const { collections, globals } = cms.payload.config;
    const own = collections.filter(({ slug }) => !slug.startsWith('payload-'));
    for (const { slug, hooks } of [...own, ...globals])
      expect(hooks.beforeOperation, slug).toContain(stripForbiddenCharacters);
  });

  it('stay in a password, which is compared as it was typed', () => {
    const data = { name: 'a\u000b', password: 'p\u000b' };
    expect(stripForbiddenCharacters({ args: { data }, operation: 'create' })).toEqual({
      data: { name: 'a', password: 'p\u000b' },
    });
  });
});

describe('direction marks', () => {
  const MARKED = '\u061c\u200eמגדל\u200f \u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069A';

  it('are stripped from the texts of a file', async () => {
    const body = new FormData();
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    body.set('file', new Blob([drawing], { type: 'image/svg+xml' }), 'm\u202eark.svg');
    body.set('_payload', JSON.stringify({ alt: MARKED, credit: `צילום: ${MARKED}` }));
    const response = await fetch(`${cms.url}/api/media?locale=he`, { method: 'POST', headers: admin, body });
    const answer = await response.text();
    expect(response.status, answer).toBe(201);
    const { doc } = JSON.parse(answer) as { doc: object };
    expect(doc).toMatchObject({ alt: 'מגדל A', credit: 'צילום: מגדל A', name: 'mark.svg' });
  });

  it('are stripped from titles, lines in blocks, and globals', async () => {
    const response = await send('pages?locale=he', {
      title: MARKED,
      slug: 'marked',
      template: 'generic',
      languages: ['he'],
      blocks: [{ blockType: 'contentText', title: MARKED, text: text('x') }],
      _status: 'published',
    });
    const answer = await response.text();
    expect(response.status, answer).toBe(201);
    const { doc } = JSON.parse(answer) as { doc: { id: number } };
    const stored = await cms.payload.findByID({ collection: 'pages', id: doc.id, locale: 'he', depth: 0 });
    expect(stored).toMatchObject({ title: 'מגדל A', blocks: [{ title: 'מגדל A' }] });
    expect((await send('globals/siteSettings?locale=he', { siteName: MARKED })).status).toBe(200);
    expect((await cms.payload.findGlobal({ slug: 'siteSettings', locale: 'he' })).siteName).toBe('מגדל A');
  });

  it('are stripped from a list of lines, and joiners stay', () => {
    const strip = (value: unknown): unknown => stripDirectionMarks({ value } as never);
    expect(strip(['a\u202eb', 7])).toEqual(['ab', 7]);
    expect(strip('ن\u200cا\u200d')).toBe('ن\u200cا\u200d');
    expect(strip(undefined)).toBeUndefined();
  });
});
