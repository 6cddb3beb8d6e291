import { inflateSync } from 'node:zlib';

/** What the compressed streams of a document hold, for tests: its page first, then which letter each code is. */
export function streamsOf(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/FlateDecode\/Length (\d+)>>stream\n/g);
  return [...streams].map(({ index, 0: head, 1: length }) => {
    const from = index + head.length;
    return inflateSync(pdf.subarray(from, from + Number(length))).toString();
  });
}

/** The lines of a document as they stand from left to right, the texts of rows apart from their values. */
export function linesOf(pdf: Buffer): string[] {
  const [page = '', codes = ''] = streamsOf(pdf);
  const letters = new Map(
    [...codes.matchAll(/<(\w\w)><(\w{4})>/g)].map(([, code, letter]) => [
      code,
      String.fromCharCode(Number.parseInt(letter ?? '', 16)),
    ]),
  );
  return [...page.matchAll(/Td<(\w*)>Tj/g)].map(([, hex = '']) =>
    (hex.match(/../g) ?? []).map((code) => letters.get(code)).join(''),
  );
}
