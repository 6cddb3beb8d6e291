import { deflateSync } from 'node:zlib';
import type { Locale } from '../../../platform/locales/locales';
import { glyphOf, outlineOf, UNITS, widthOf } from './glyphs';
import { breakLines, visual } from './setLines';

/** A paragraph of a PDF document. */
export interface Paragraph {
  text: string;
  language: Locale;
  /** If set, the paragraph is a table row: `text` is the label and `value` the content. */
  value?: string;
  /** Font size in points; 11 by default. A larger size makes the paragraph a heading. */
  size?: number;
  /** Space above the paragraph, in points. */
  above?: number;
}

const PAGE = { width: 595, height: 842, margin: 64 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BODY_SIZE = 11;
/** Line height, relative to the font size. */
const LINE = 1.45;

const hex = (number: number, digits: number): string =>
  number.toString(16).toUpperCase().padStart(digits, '0');

/** Returns a compressed PDF stream object. */
function stream(content: string, entries = ''): Buffer {
  const data = deflateSync(content, { level: 9 });
  return Buffer.concat([
    Buffer.from(`<</Filter/FlateDecode/Length ${data.length}${entries}>>stream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

/** Assigns a code to each character that the document uses, because its font contains only these characters. */
class Codes {
  readonly characters: string[] = [];

  encode(text: string): string {
    return [...text].map((character) => hex(this.codeOf(character), 2)).join('');
  }

  private codeOf(character: string): number {
    const known = this.characters.indexOf(character);
    return (known === -1 ? this.characters.push(character) - 1 : known) + 1;
  }
}

/** Distance in points between the start of a row and its value. */
const VALUES_AT = 180;

/**
 * Returns the accessibility tag of a paragraph. The paragraph with the largest font is the title; others with a large
 * font are headings.
 */
function tagOf(paragraphs: readonly Paragraph[], number: number): 'H1' | 'H2' | 'P' {
  const { size } = paragraphs[number] ?? {};
  if (size === undefined || size <= BODY_SIZE) return 'P';
  return size === Math.max(...paragraphs.map((paragraph) => paragraph.size ?? BODY_SIZE)) ? 'H1' : 'H2';
}

/**
 * Builds the accessibility tags of a page. They tell screen readers which paragraphs are headings, and the language of
 * each.
 * @param from object number of the first tag object
 */
function tagObjects(paragraphs: readonly Paragraph[], from: number): string[] {
  const elements = paragraphs.map((_, index) => `${from + 2 + index} 0 R`).join(' ');
  return [
    `<</Type/StructTreeRoot/K ${from + 1} 0 R/ParentTree<</Nums[0[${elements}]]>>/ParentTreeNextKey 1>>`,
    `<</Type/StructElem/S/Document/P ${from} 0 R/K[${elements}]>>`,
    ...paragraphs.map(
      ({ language }, index) =>
        `<</Type/StructElem/S/${tagOf(paragraphs, index)}/P ${from + 1} 0 R/Pg 3 0 R/K ${index}/Lang(${language})>>`,
    ),
  ];
}

/**
 * Lays out a page.
 * @throws Error if the text does not fit on the page
 */
function setPage(paragraphs: readonly Paragraph[], codes: Codes): string {
  let y = PAGE.height - PAGE.margin;
  const out = ['0.16 0.15 0.14 rg 0.84 0.81 0.77 RG 0.5 w'];
  for (const [number, { text, value, language, size = BODY_SIZE, above = 6 }] of paragraphs.entries()) {
    y -= above;
    out.push(`/${tagOf(paragraphs, number)}<</MCID ${number}>>BDC`);
    const column = (words: string, from: number, width: number) => {
      const lines = breakLines(words, size, width);
      for (const [index, line] of lines.entries()) {
        const x =
          language === 'he' ? PAGE.width - PAGE.margin - from - widthOf(line, size) : PAGE.margin + from;
        const at = y - (index + 1) * size * LINE;
        const shown = codes.encode(visual(line, language));
        out.push(`BT/F ${size} Tf ${x.toFixed(1)} ${at.toFixed(1)} Td<${shown}>Tj ET`);
      }
      return lines.length;
    };
    const lines =
      value === undefined
        ? column(text, 0, WIDTH)
        : Math.max(column(text, 0, VALUES_AT - size), column(value, VALUES_AT, WIDTH - VALUES_AT));
    out.push('EMC');
    y -= lines * size * LINE;
    if (value !== undefined) {
      y -= size / 2;
      out.push(
        `/Artifact BMC ${PAGE.margin} ${y.toFixed(1)} m ${PAGE.width - PAGE.margin} ${y.toFixed(1)} l S EMC`,
      );
    }
  }
  if (y < PAGE.margin) throw new Error(`"${paragraphs[0]?.text}": the text is longer than a page`);
  return out.join('\n');
}

/** Encodes a text for the document's properties as UTF-16 with a byte order mark. */
const utf16 = (text: string): string => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex');

/**
 * Returns the table that maps the font's codes to characters. Without it, the text could not be searched and copied.
 */
const toUnicode = (characters: readonly string[]): string =>
  [
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CMapName/T def/CMapType 2 def',
    '1 begincodespacerange<00><FF>endcodespacerange',
    ...characters.map(
      (character, index) =>
        `1 beginbfchar<${hex(index + 1, 2)}><${hex(character.charCodeAt(0), 4)}>endbfchar`,
    ),
    'endcmap end end',
  ].join('\n');

/**
 * Writes a page of Hebrew and English text as a PDF of a few kilobytes, which contains the outlines of its characters.
 * `pdfkit` is not used, because it would add 26 MB and a font, and orders the numbers in a Hebrew line wrongly.
 * @param title title in the document's properties, in any script
 * @throws Error for a character without an outline in `glyphs.json`, and for a text longer than a page
 */
export function writePdf(title: string, paragraphs: readonly Paragraph[]): Buffer {
  const codes = new Codes();
  const page = stream(setPage(paragraphs, codes));
  const { characters } = codes;
  const glyphs = characters.map((character) => glyphOf(character));
  const FIRST_GLYPH = 7;
  const names = characters.map((_, index) => `/g${index + 1}`);
  const firstTag = FIRST_GLYPH + glyphs.length;
  const objects: (string | Buffer)[] = [
    `<</Type/Catalog/Pages 2 0 R/Lang(${paragraphs[0]?.language ?? 'he'})/MarkInfo<</Marked true>>/StructTreeRoot ${firstTag} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents 4 0 R/StructParents 0/Tabs/S/Resources<</Font<</F 5 0 R>>>>>>`,
    page,
    [
      `<</Type/Font/Subtype/Type3/FontBBox[0 0 0 0]/FontMatrix[${1 / UNITS} 0 0 ${1 / UNITS} 0 0]`,
      `/FirstChar 1/LastChar ${characters.length}/Widths[${glyphs.map(({ width }) => width).join(' ')}]`,
      `/Encoding<</Type/Encoding/Differences[1${names.join('')}]>>/Resources<<>>/ToUnicode 6 0 R`,
      `/CharProcs<<${names.map((name, index) => `${name} ${index + FIRST_GLYPH} 0 R`).join('')}>>>>`,
    ].join(''),
    stream(toUnicode(characters)),
    ...glyphs.map((glyph) => {
      const outline = outlineOf(glyph);
      return stream(`${glyph.width} 0 -512 -512 1536 1536 d1\n${outline}${outline ? ' f' : ''}`);
    }),
    ...tagObjects(paragraphs, firstTag),
  ];
  return assemble([...objects, `<</Title<${utf16(title)}>>>`]);
}

/**
 * Joins the objects to a PDF file, and appends the table of their offsets. The last object must be the document's
 * properties.
 */
function assemble(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const body = Buffer.isBuffer(object) ? object : Buffer.from(object, 'latin1');
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += whole.length;
    parts.push(whole);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R/Info ${objects.length} 0 R>>\n` +
        `startxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
