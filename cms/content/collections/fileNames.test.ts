import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dispositionName } from '@group/rules/files/contentDisposition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from '../../seed/lib/pdf/writePdf';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';

const PDF = writePdf('A plan', [{ text: 'A plan', language: 'en' }]);

let cms: RunningCms;
let editor: Record<string, string>;

beforeAll(async () => {
  cms = await startCms();
  editor = await logIn(cms, 'editor');
});
afterAll(() => cms.stop());

interface Answer {
  doc?: { id: number; filename: string; name: string; url: string };
  errors?: { message: string }[];
}

async function upload(name: string, id?: number, bytes: Buffer = PDF): Promise<Answer> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
  form.append('_payload', JSON.stringify({ decorative: true }));
  const response = await fetch(`${cms.url}/api/media${id === undefined ? '' : `/${id}`}`, {
    method: id === undefined ? 'POST' : 'PATCH',
    headers: { ...editor, 'Accept-Language': 'en' },
    body: form,
  });
  return (await response.json()) as Answer;
}

describe('a file of media', () => {
  it.each([
    ['plan.pdf', 'plan.pdf'],
    ['דוח 100% #1.pdf', 'דוח-100-1.pdf'],
    ['what? now!.pdf', 'what-now.pdf'],
    ['a&b;c=d.pdf', 'a-b-c-d.pdf'],
    ["it's (2).pdf", 'it-s-2.pdf'],
    ['.hidden.pdf', 'hidden.pdf'],
    ['photo.pdf  ', 'photo.pdf'],
    ['CON.pdf', 'file-CON.pdf'],
    ['😀.pdf', 'file.pdf'],
    ['cafe\u0301.pdf', 'caf\u00e9.pdf'],
    ['cv\u202Efdp.pdf', 'cvfdp.pdf'],
    ['%D7%93.pdf', 'D7-93.pdf'],
    [`${'א'.repeat(125)}.pdf`, `${'א'.repeat(60)}.pdf`],
    [`${'x'.repeat(251)}.pdf`, `${'x'.repeat(120)}.pdf`],
  ])('%j is stored as %j and saved under its own name', async (name, stored) => {
    const { doc } = await upload(name);
    expect(doc?.filename).toBe(stored);
    const shown = name.normalize('NFC').replace('\u202E', '').trim().slice(-200);
    expect(doc?.name).toBe(shown);
    const answer = await cms.fetch(doc?.url);
    expect(answer.status).toBe(200);
    expect(dispositionName(answer.headers.get('Content-Disposition'))).toBe(shown);
    expect(answer.headers.get('Content-Disposition')).toMatch(/^inline/);
    expect(decodeURI(new URL(doc?.url ?? '').pathname)).toBe(`/api/media/file/${stored}`);
  });

  it('gets the name of the file that replaces it, and keeps it with other changes', async () => {
    const { doc } = await upload('first %.pdf');
    const replaced = await upload(
      'second #.pdf',
      doc?.id,
      writePdf('Another', [{ text: 'B', language: 'en' }]),
    );
    expect(replaced.doc).toMatchObject({ name: 'second #.pdf', filename: 'second.pdf' });
    const changed = await cms.payload.update({
      collection: 'media',
      id: doc?.id ?? 0,
      locale: 'he',
      data: { credit: 'x', name: 'typed.pdf' },
    });
    expect(changed.name).toBe('second #.pdf');
  });

  it('two files of one name have addresses of their own', async () => {
    const first = await upload('same %.pdf');
    const second = await upload('same %.pdf');
    expect([first.doc?.filename, second.doc?.filename]).toEqual(['same.pdf', 'same-1.pdf']);
    expect(second.doc?.name).toBe('same %.pdf');
  });

  it('a picture with such a name is shown', async () => {
    const data = await readFile(path.resolve(import.meta.dirname, '../../seed/assets/letter-e.svg'));
    const made = await cms.payload.create({
      collection: 'media',
      data: { decorative: true },
      file: { data, mimetype: 'image/svg+xml', name: 'סמל 100% #1.svg', size: data.length },
    });
    expect(made).toMatchObject({ filename: 'סמל-100-1.svg', name: 'סמל 100% #1.svg' });
    expect((await cms.fetch(made.url)).headers.get('Content-Type')).toBe('image/svg+xml');
  });

  it.each([['plan %.html'], ['plan']])('%j is refused with the reason', async (name) => {
    const { errors } = await upload(name);
    expect(errors?.[0]?.message).toBe('The file extension does not match the content.');
  });
});

it('a file of an older version, which has no name, is saved under its stored name', async () => {
  const { doc } = await upload('older.pdf');
  await cms.payload.db.updateOne({ collection: 'media', id: doc?.id ?? 0, data: { name: null } });
  const answer = await cms.fetch(doc?.url);
  expect(dispositionName(answer.headers.get('Content-Disposition'))).toBe('older.pdf');
});
