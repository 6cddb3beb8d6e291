import { inflateSync } from 'node:zlib';

/** An object of a PDF: its dictionary as text, and its decompressed stream. */
interface PdfObject {
  entries: string;
  stream?: string;
}

/** Reads the objects of a PDF by number. Skips streams by their length, because their bytes may contain any keyword. */
function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const file = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  const start = /(?<=^|\n)(\d+) 0 obj\s/g;
  for (let found = start.exec(file); found; found = start.exec(file)) {
    const from = start.lastIndex;
    const rest = file.slice(from, file.indexOf('endobj', from));
    const entries = /^.*?(?=stream\r?\n)/s.exec(rest)?.[0] ?? rest;
    const length = Number(/\/Length (\d+)/.exec(entries)?.[1] ?? 0);
    const at =
      entries === rest ? 0 : from + file.slice(from + entries.length).search(/\n/) + entries.length + 1;
    const packed = at > 0 && entries.includes('/FlateDecode');
    const stream = packed ? inflateSync(pdf.subarray(at, at + length)).toString('latin1') : undefined;
    objects.set(Number(found[1]), stream === undefined ? { entries } : { entries, stream });
    if (at > 0) start.lastIndex = at + length;
  }
  return objects;
}

/** Returns the decompressed streams of a PDF. The first is the page, the second the mapping from codes to letters. */
export const streamsOf = (pdf: Buffer): string[] =>
  [...objectsOf(pdf).values()].flatMap(({ stream }) => stream ?? []);

const lettersOf = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** Returns the title in the properties of a PDF. It is encoded in UTF-16, because Hebrew titles need that. */
export function titleOf(pdf: Buffer): string {
  const [, hex = ''] = /\/Title ?<([\dA-F]+)>/i.exec(pdf.toString('latin1')) ?? [];
  return lettersOf(hex).replace('\uFEFF', '');
}

/** Returns the letters that each code of a font represents. */
function codesOf(map: string): Map<string, string> {
  const codes = new Map<string, string>();
  for (const [, part = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, code = '', letters = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>/g))
      codes.set(code, lettersOf(letters));
  }
  for (const [, part = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, from = '', to = '', letters = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const [first, last, unit] = [from, to, letters].map((hex) => Number.parseInt(hex, 16));
      for (let code = first ?? 0; code <= (last ?? -1); code++)
        codes.set(
          code.toString(16).toUpperCase().padStart(from.length, '0'),
          String.fromCharCode((unit ?? 0) + code - (first ?? 0)),
        );
    }
  }
  return codes;
}

const referenceOf = (entries: string, name: string): number =>
  Number(new RegExp(`/${name} ?(\\d+) 0 R`).exec(entries)?.[1]);

/**
 * Returns the lines of a PDF in visual order, page by page. Works for PDFs of the seed and of browsers. The label and
 * the value of a row are separate lines. So are parts of a line for which a browser used different fonts.
 */
export function linesOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter(({ entries }) => /\/Type ?\/Page\b(?!s)/.test(entries));
  return pages.flatMap(({ entries }) => {
    const listed = /\/Font ?<<(.*?)>>/s.exec(entries)?.[1] ?? '';
    const fonts = new Map(
      [...listed.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, id]) => {
        const map = referenceOf(objects.get(Number(id))?.entries ?? '', 'ToUnicode');
        return [name, codesOf(objects.get(map)?.stream ?? '')];
      }),
    );
    const content = objects.get(referenceOf(entries, 'Contents'))?.stream ?? '';
    return [...content.matchAll(/\bBT\b(.*?)\bET\b/gs)].map(([, block = '']) => {
      let codes = new Map<string, string>();
      return [...block.matchAll(/\/(\w+) [\d.]+ Tf|<(\w*)>/g)]
        .map(([, font, hex = '']) => {
          if (font) codes = fonts.get(font) ?? codes;
          const digits = [...codes.keys()][0]?.length ?? 2;
          return (hex.match(new RegExp(`.{${digits}}`, 'g')) ?? []).map((code) => codes.get(code)).join('');
        })
        .join('');
    });
  });
}
