import { describe, expect, it } from 'vitest';
import { zip } from '../../test/zip';
import { FileFault } from '../../platform/documents/FileFault';
import { refusePackage } from './refusePackage';

type Parts = Record<string, string | Buffer>;

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = (body: string) => ({ 'word/document.xml': `<w:document ${W}>${body}</w:document>` });
const field = (code: string) => `<w:r><w:instrText>${code}</w:instrText></w:r>`;
const mark = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';

const NAMESPACES =
  'xmlns:draw="d" xmlns:text="t" xmlns:style="s" xmlns:meta="m" xmlns:xlink="x" xmlns:foo="f" xmlns:o="o"';
const openDocument = (body: string, part = 'content.xml') => ({
  [part]: `<?xml version="1.0" encoding="UTF-8"?><o:document ${NAMESPACES}>${body}</o:document>`,
});
const relations = (rest: string) => ({
  'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" ${rest}/></Relationships>`,
});
const types = (rest: string) => ({ '[Content_Types].xml': `<Types>${rest}</Types>` });
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('refusePackage rejects', () => {
  it.each<[string, Parts]>([
    [
      'a field in a part of any name',
      { 'papers/text.xml': `<w:document ${W}>${field('DDE a')}</w:document>` },
    ],
    ['a field in CDATA', word(field('<![CDATA[DDEAUTO c:\\a]]>'))],
    ['a field whose text is behind another element', word(field('<w:br/>DDEAUTO c:\\a'))],
    ['a field whose text is in another element', word(field('<w:x>DDE</w:x>AUTO c:\\a'))],
    ['a field behind the end of another', word(`${field('PAGE')}${mark}${field('DDEAUTO c:\\a')}`)],
    ['a picture loaded by a field', word(field('INCLUDEPICTURE "http://evil.example/a.png" \\d'))],
    [
      'a text of another computer loaded by a field',
      word(field('INCLUDETEXT "\\\\\\\\evil\\\\share\\\\a.docx"')),
    ],
    [
      'an object of another program',
      word('<w:fldSimple w:instr=" LINK Excel.Sheet.12 &quot;C:\\a.xlsx&quot;"/>'),
    ],
    ['a document in another form', relations(`Type="${RELATIONS}/aFChunk" Target="a.mht"`)],
    ['connections to databases', relations(`Type="${RELATIONS}/connections" Target="connections.xml"`)],
    [
      'an add-in',
      relations(
        'Type="http://schemas.microsoft.com/office/2011/relationships/webextensiontaskpanes" Target="a.xml"',
      ),
    ],
    ['a simple field with two instructions', word('<w:fldSimple w:instr="DDE a" w14:instr="PAGE"/>')],
    [
      'a picture with two addresses, the last of them harmless',
      openDocument('<draw:image xlink:href="http://evil.example/t" foo:href="a"/>'),
    ],
    [
      'a picture with two addresses, the first of them harmless',
      openDocument('<draw:image foo:href="a" xlink:href="http://evil.example/t"/>'),
    ],
    [
      'a relationship with two modes',
      relations(`Type="${RELATIONS}/image" Target="a" TargetMode="External" foo:TargetMode="Internal"`),
    ],
    [
      'a relationship with two kinds, one of them a link',
      relations(`Type="${RELATIONS}/image" Target="http://evil.example/a" foo:Type="a/hyperlink"`),
    ],
    ['a background', openDocument('<style:background-image xlink:href="https://evil.example/a"/>')],
    [
      'a picture of a list',
      openDocument('<text:list-level-style-image xlink:href="//evil.example/a"/>', 'styles.xml'),
    ],
    [
      'an external chart',
      openDocument('<draw:image xlink:href="http://evil.example/a"/>', 'Object 1/content.xml'),
    ],
    ['a page that reloads as another', openDocument('<meta:auto-reload xlink:href="next.odt"/>', 'meta.xml')],
    ['an external template', openDocument('<meta:template xlink:href="http://evil.example/a"/>', 'meta.xml')],
    [
      'a template of another computer',
      openDocument('<meta:template xlink:href="file:////evil.example/a"/>', 'meta.xml'),
    ],
    [
      'values of another program, in a text',
      openDocument('<text:dde-connection-decl office:dde-application="cmd"/>'),
    ],
    [
      'values of another program, in a workbook',
      {
        'xl/externalLinks/externalLink1.xml':
          '<externalLink><ddeLink ddeService="cmd" ddeTopic="/C calc"/></externalLink>',
      },
    ],
    [
      'a main part that is not named as XML',
      types(`<Override PartName="/word/document.dat" ContentType="${MAIN}"/>`),
    ],
    ['main parts of another extension', types(`<Default Extension="dat" ContentType="${MAIN}"/>`)],
    ['a header that is not named as XML', relations(`Type="${RELATIONS}/header" Target="header1.dat"`)],
    ['a field in UTF-16', { 'word/a.xml': utf16(`<w:document ${W}>${field('DDE a')}</w:document>`) }],
    ['UTF-16 that says it is UTF-8', { 'word/a.xml': utf16('<?xml version="1.0" encoding="UTF-8"?><a/>') }],
  ])('%s', async (_case, parts) => {
    await expect(refusePackage(zip(parts))).rejects.toThrow(FileFault);
  });
});

describe('refusePackage accepts', () => {
  it.each<[string, Parts]>([
    ['text about DDE', word('<w:t>I know DDEAUTO</w:t>')],
    ['fields that compute', word(`${field('PAGE')}${mark}${field(' HYPERLINK "https://a.example"')}`)],
    [
      'a link whose address has a word of a field',
      word(field(' HYPERLINK "https://a.example/include picture" \\o "link Excel.Sheet"')),
    ],
    ['a picture in the folder of the document', word(field('INCLUDEPICTURE "logo.png"'))],
    [
      'links, also those of shapes',
      word('<v:shape xmlns:v="v" href="https://a.example" o:button="t"><v:imagedata r:id="r1"/></v:shape>'),
    ],
    [
      'output of LibreOffice',
      {
        ...openDocument(
          `<text:a xlink:href="https://a.example"/><draw:image xlink:href="Pictures/1.png"/>
           <draw:object xlink:href="./Object 1"/>`,
        ),
        ...openDocument('<meta:template xlink:href="../../Templates/cv.ott"/>', 'meta.xml'),
        'Configurations2/accelerator/current.xml': '',
      },
    ],
    [
      'a template on the author’s computer',
      openDocument(
        '<meta:template xlink:href="file:///C:/Templates/cv.ott"/><meta:auto-reload/>',
        'meta.xml',
      ),
    ],
    [
      'output of Word and .NET',
      {
        ...types(
          `<Default Extension="xml" ContentType="application/xml"/>
           <Default Extension="svg" ContentType="image/svg+xml"/>
           <Default Extension="psmdcp" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>
           <Override PartName="/word/document.xml" ContentType="${MAIN}"/>`,
        ),
        'word/media/a.svg': '<!DOCTYPE svg><svg/>',
        'docProps/app.xml': '<Properties xmlns:vt="v"><Template>Normal.dotm</Template></Properties>',
        'customXml/item1.xml': utf16('<?xml version="1.0" encoding="utf-16"?><DataMashup/>'),
      },
    ],
  ])('%s', async (_case, parts) => {
    expect(await refusePackage(zip(parts))).toBeGreaterThan(0);
  });
});
