import JSZip from 'jszip';
import { DocumentError } from './DocumentError';
import { zipDocuments, type ListedDocument } from './zipDocuments';

const HOST = 'https://cms.even-derech.example/api/media/file/';

const document = (title: string, filename: string | null): ListedDocument => ({
  title,
  filename,
  url: `${HOST}${filename}`,
});
const pathOf = (name: string) => `/api/download?url=${encodeURIComponent(`${HOST}${name}`)}`;

const answerWith = (texts: Record<string, string>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const text = texts[String(input)];
    return Promise.resolve(text === undefined ? new Response(null, { status: 502 }) : new Response(text));
  });

afterEach(() => jest.restoreAllMocks());

test('packs documents under their list names with extensions, each once', async () => {
  answerWith({ [pathOf('a.pdf')]: 'one', [pathOf('b.pdf')]: 'two', [pathOf('c.PDF')]: 'three' });
  const zip = await zipDocuments([
    document('The complete rules of the lottery', 'a.pdf'),
    document('Agreement.pdf', 'b.pdf'),
    document('agreement', 'c.PDF'),
  ]);
  const { files } = await JSZip.loadAsync(await zip.arrayBuffer());
  const texts = await Promise.all(
    Object.values(files).map(async (file) => [file.name, await file.async('text')]),
  );
  expect(texts).toEqual([
    ['The complete rules of the....pdf', 'one'],
    ['Agreement.pdf', 'two'],
    ['agreement_1.pdf', 'three'],
  ]);
});

test('names a document that cannot be fetched', async () => {
  answerWith({ [pathOf('a.pdf')]: 'one' });
  const zipping = zipDocuments([document('Rules', 'a.pdf'), document('Agreement', 'b.pdf')]);
  await expect(zipping).rejects.toThrow(DocumentError);
  await expect(zipping).rejects.toMatchObject({ document: 'Agreement' });
});
