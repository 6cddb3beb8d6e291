import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from '../../seed/lib/pdf/writePdf';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';

const GOOD = writePdf('A plan', [{ text: 'A plan', language: 'en' }]);
const withoutEntry = (entry: RegExp): Buffer =>
  Buffer.from(
    GOOD.toString('latin1').replace(entry, (found) => ' '.repeat(found.length)),
    'latin1',
  );
const UNTAGGED = withoutEntry(/\/MarkInfo<<[^>]*>>/);
const WITHOUT_LANGUAGE = withoutEntry(/\/Lang\(en\)/);

let cms: RunningCms;
let editor: Record<string, string>;

beforeAll(async () => {
  cms = await startCms();
  editor = await logIn(cms, 'editor');
});
afterAll(() => cms.stop());

interface Answer {
  doc: { id: number; pdfFault?: string | null };
  message: string;
}

async function send(
  bytes: Buffer | null,
  fields: object,
  language: 'he' | 'en' = 'en',
  id?: number,
): Promise<Answer> {
  const form = new FormData();
  if (bytes) form.append('file', new File([new Uint8Array(bytes)], 'plan.pdf', { type: 'application/pdf' }));
  form.append('_payload', JSON.stringify(fields));
  const response = await fetch(`${cms.url}/api/media${id === undefined ? '' : `/${id}`}`, {
    method: id === undefined ? 'POST' : 'PATCH',
    headers: {
      ...editor,
      'Accept-Language': language,
      Cookie: `${editor.Cookie ?? ''}; payload-lng=${language}`,
    },
    body: form,
  });
  return (await response.json()) as Answer;
}

describe('an uploaded PDF', () => {
  it.each([
    ['with tags and a language', GOOD, null, 'en', /successfully created\.$/],
    ['without tags', UNTAGGED, 'untagged', 'en', /The PDF has no tags.*5568/],
    ['without tags, in Hebrew', UNTAGGED, 'untagged', 'he', /אין ב־PDF תגיות.*5568/],
    ['without a language', WITHOUT_LANGUAGE, 'noLanguage', 'en', /does not state its language/],
    ['that cannot be read', withoutEntry(/\/Root 1 0 R/), 'unread', 'en', /cannot be checked/],
  ] as const)('%s is saved, with a warning to the editor', async (_name, bytes, fault, language, message) => {
    const { doc, message: said } = await send(bytes, { decorative: true }, language);
    expect(doc.pdfFault).toBe(fault);
    expect(said).toMatch(message);
  });

  it('is examined again when its file is replaced, and keeps the result otherwise', async () => {
    const { doc } = await send(UNTAGGED, { decorative: true });
    const renamed = await send(null, { credit: 'Somebody', pdfFault: null }, 'en', doc.id);
    expect(renamed.doc.pdfFault).toBe('untagged');
    expect(renamed.message).not.toContain('PDF');
    const replaced = await send(GOOD, {}, 'en', doc.id);
    expect(replaced.doc.pdfFault).toBeNull();
  });

  it('does not show its fault to the public', async () => {
    const { doc } = await send(UNTAGGED, { decorative: true });
    const shown = (await (await fetch(`${cms.url}/api/media/${doc.id}`)).json()) as object;
    expect(shown).not.toHaveProperty('pdfFault');
  });
});

it('a document for residents is examined too', async () => {
  const { payload } = cms;
  const named = async (collection: 'fileDestinations' | 'fileCategories') =>
    (await payload.create({ collection, locale: 'he', data: { name: collection } })).id;
  const building = await payload.create({
    collection: 'deliveryBuildings',
    locale: 'he',
    data: { buildingName: 'בית האלון', asksForCode: true, accessCode: 'ALON-2748' },
  });
  const made = await payload.create({
    collection: 'residentFiles',
    locale: 'he',
    data: {
      fileName: 'תוכנית',
      buildingSelection: [building.id],
      fileDestination: await named('fileDestinations'),
      selectCategory: [await named('fileCategories')],
    },
    file: { name: 'plan.pdf', data: UNTAGGED, mimetype: 'application/pdf', size: UNTAGGED.length },
  });
  expect(made.pdfFault).toBe('untagged');
});
