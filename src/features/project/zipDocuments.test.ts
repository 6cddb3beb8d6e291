import JSZip from 'jszip';
import { DocumentError, namesInZip, zipDocuments, type ListedDocument } from './zipDocuments';

const HOST = 'https://cms.even-derech.example/api/media/file/';

const document = (title: string, filename: string | null = 'a.pdf'): ListedDocument => ({
  title,
  filename,
  url: `${HOST}${filename}`,
});

afterEach(() => jest.restoreAllMocks());

test.each<[string, [string, string | null][], string[]]>([
  ['has its extension once', [['Rules.pdf', 'rules.pdf']], ['Rules.pdf']],
  [
    'is cut to 25 characters',
    [['The complete rules of the lottery', 'rules.pdf']],
    ['The complete rules of the....pdf'],
  ],
  [
    'is there only once',
    [
      ['Rules', 'a.pdf'],
      ['rules', 'b.pdf'],
      ['Rules', 'c.docx'],
      ['Rules', 'd.pdf'],
    ],
    ['Rules.pdf', 'rules (2).pdf', 'Rules.docx', 'Rules (3).pdf'],
  ],
  ['has no sign that a file may not have', [['Plan 1/2: "A"', 'a.PDF']], ['Plan 1 2   A.pdf']],
  ['needs no extension', [['Rules', null]], ['Rules']],
])('the name of a document in a zip %s', (_name, documents, names) => {
  expect(namesInZip(documents.map(([title, filename]) => document(title, filename)))).toEqual(names);
});

const fetchesOf = (answers: Record<string, { status?: number; text?: string }>) => {
  globalThis.fetch = jest.fn((input: RequestInfo | URL) => {
    const path = String(input);
    const { status = 200, text = '' } = answers[path] ?? { status: 404 };
    return Promise.resolve({
      ok: status < 400,
      status,
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
    } as Response);
  });
};
const pathOf = (name: string) => `/api/download?url=${encodeURIComponent(`${HOST}${name}`)}`;

test('documents become one file', async () => {
  fetchesOf({ [pathOf('a.pdf')]: { text: 'one' }, [pathOf('b.pdf')]: { text: 'two' } });
  const zip = await zipDocuments([document('Rules', 'a.pdf'), document('Agreement', 'b.pdf')]);
  const { files } = await JSZip.loadAsync(await bytesOf(zip));
  const texts = await Promise.all(
    Object.values(files).map(async (file) => [file.name, await file.async('text')]),
  );
  expect(texts).toEqual([
    ['Rules.pdf', 'one'],
    ['Agreement.pdf', 'two'],
  ]);
});

test('the one that cannot be fetched is named', async () => {
  fetchesOf({ [pathOf('a.pdf')]: { text: 'one' }, [pathOf('b.pdf')]: { status: 502 } });
  const zipping = zipDocuments([document('Rules', 'a.pdf'), document('Agreement', 'b.pdf')]);
  await expect(zipping).rejects.toThrow(DocumentError);
  await expect(zipping).rejects.toMatchObject({ document: 'Agreement' });
});

const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
