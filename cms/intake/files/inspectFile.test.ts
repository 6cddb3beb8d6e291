import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { inspectFile } from './inspectFile';
import { zip } from '../../test/zip';

const ALLOWED = ['pdf', '.doc', 'docx', 'rtf', 'txt', 'xls', 'xlsx', 'JPG', 'png'];
const PNG = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const JPG = await sharp(PNG).jpeg().toBuffer();
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const RTF = Buffer.from('{\\rtf1\\ansi קורות חיים}');
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

const types = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/a.xml" ContentType="${type}"/></Types>`;
const docx = (extra: Record<string, string> = {}, type = WORD) =>
  zip({ '[Content_Types].xml': types(type), 'word/document.xml': '<w:document/>', ...extra });
const xlsx = () => zip({ '[Content_Types].xml': types(SHEET), 'xl/workbook.xml': '<workbook/>' });
/** An old Office file, as far as anybody looks into it. */
const oldOffice = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...streams.map((stream) => Buffer.from(stream, 'utf16le')),
  ]);

describe('inspectFile', () => {
  it.each([
    ['cv.pdf', PDF, 'application/pdf'],
    ['קורות חיים.PDF', PDF, 'application/pdf'],
    ['photo.jpg', JPG, 'image/jpeg'],
    ['plan.png', PNG, 'image/png'],
    ['cv.rtf', RTF, 'application/rtf'],
    ['cv.txt', Buffer.from('שלום\r\n\tעולם'), 'text/plain'],
    ['old.doc', oldOffice('WordDocument'), 'application/msword'],
    ['old.xls', oldOffice('Workbook'), 'application/vnd.ms-excel'],
    ['cv.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['table.xlsx', xlsx(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('takes %s', async (name, bytes, mimeType) => {
    expect(await inspectFile({ name, bytes, allowed: ALLOWED })).toMatchObject({ mimeType });
  });

  it.each([
    ['a kind that nobody asked for', 'a.gif', PNG],
    ['no kind at all', 'README', PDF],
    ['a program', 'cv.pdf.exe', Buffer.from('MZ')],
    ['a macro document', 'cv.docm', docx()],
    ['a page', 'cv.html', Buffer.from('<script>')],
  ])('refuses %s by its extension', async (_case, name, bytes) => {
    await expect(
      inspectFile({ name, bytes, allowed: [...ALLOWED, 'exe', 'docm', 'html'] }),
    ).rejects.toMatchObject({
      reason: 'extension',
    });
  });

  it.each([
    ['a program called pdf', 'cv.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['a picture called pdf', 'cv.pdf', PNG],
    ['a pdf called txt', 'cv.txt', PDF],
    ['bytes called txt', 'cv.txt', Buffer.from([65, 0, 66])],
    ['an empty file', 'cv.txt', Buffer.alloc(0)],
    ['a table called doc', 'cv.doc', oldOffice('Workbook')],
    ['a zip called docx', 'cv.docx', zip({ 'a.txt': 'a' })],
    ['a broken archive', 'cv.docx', docx().subarray(0, 60)],
    ['a document with macros', 'cv.docx', docx({ 'word/vbaProject.bin': 'x' })],
    [
      'a document of the macro kind',
      'cv.docx',
      docx({}, 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    ],
    ['a document with a program', 'cv.docx', docx({ 'word/embeddings/setup.exe': 'MZ' })],
    ['an old document with macros', 'cv.doc', oldOffice('WordDocument', '_VBA_PROJECT')],
    ['a locked document', 'cv.doc', oldOffice('WordDocument', 'EncryptedPackage')],
    [
      'a pdf that runs scripts',
      'cv.pdf',
      Buffer.from(PDF.toString().replace('/Catalog', '/Catalog/JavaScript(x)')),
    ],
    [
      'a pdf that starts programs',
      'cv.pdf',
      Buffer.from(PDF.toString().replace('/Catalog', '/Catalog/Launch')),
    ],
    ['a text with an object', 'cv.rtf', Buffer.from('{\\rtf1{\\object\\objdata 00}}')],
    ['a bomb', 'cv.docx', docx({ 'word/a.xml': '0'.repeat(5_000_000) })],
  ])('refuses %s by its content', async (_case, name, bytes) => {
    await expect(inspectFile({ name, bytes, allowed: ALLOWED })).rejects.toMatchObject({ reason: 'type' });
  });
});
