import { FileFault } from '../../platform/documents/FileFault';
import { unpackZip } from '../../platform/documents/unpackZip';
import { zipEntries } from '../../platform/documents/zipEntries';
import { isOle } from '../../platform/documents/readOle';
import { PROGRAM_NAME } from './containsExecutable';
import { inspectOle } from './inspectOle';

/** Limits for unpacking the parts that are inspected. Pictures are not among these parts. */
const LIMITS = { entries: 5_000, bytes: 30_000_000 };
/** Total unpacked size above which an archive is rejected. No program opens documents that large. */
const LARGEST_UNPACKED = 300_000_000;
const TYPES = '[Content_Types].xml';
/** Parts that are unpacked. They show the file type, and whether the document embeds or fetches other content. */
const INSPECTED =
  /^(\[Content_Types\]\.xml|mimetype|META-INF\/manifest\.xml|(word|xl|ppt)\/(document|footnotes|header\d*|footer\d*)\.xml)$|\.rels$|(^|\/)embeddings\/[^/]*\.bin$/i;
const MACROS =
  /(^|\/)(vbaProject\.bin|[^/]*\.(docm|dotm|xlsm|xltm|pptm))$|^Scripts\/.|^Basic\/(?!.*script-l[bc]\.xml$)./i;
const EMBEDDED = /(^|\/)(embeddings|activeX)\/|^Object( |\d)/i;
const FETCHING_FIELD = /\b(DDE(AUTO)?|INCLUDE(TEXT|PICTURE)?|LINK|QUOTE)\b/i;

/**
 * Content type that the main part must have, by extension. OpenDocument has no such part; its pattern matches the MIME
 * type of the whole file.
 */
const MAIN_TYPES: Readonly<Record<string, RegExp>> = {
  docx: /wordprocessingml\.(document|template)\.main\+xml/,
  xlsx: /spreadsheetml\.(sheet|template)\.main\+xml/,
  pptx: /presentationml\.(presentation|template|slideshow)\.main\+xml/,
  odt: /^application\/vnd\.oasis\.opendocument\.text/,
};

/** Decodes XML as UTF-8, or as UTF-16 if it starts with a byte order mark. */
function markup(bytes: Buffer | undefined): string {
  if (!bytes) return '';
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

function fetchesSomething(relations: string): boolean {
  for (const [relation] of relations.matchAll(/<Relationship\b[^<>]*>/g))
    if (/TargetMode\s*=\s*["']External/.test(relation) && !/\/hyperlink["']/.test(relation)) return true;
  return false;
}

/**
 * Limit for the joined text of a document's fields. A field's text can be split over several elements, so they are
 * joined before the search. A document with more text is not searched and counts as active.
 */
const MAX_INSTRUCTIONS = 200_000;

function hasFetchingField(text: string): boolean {
  let joined = '';
  for (const [, one = '', other = ''] of text.matchAll(/<w:instrText[^<>]*>([^<]*)|w:instr="([^"]*)"/g)) {
    joined += one + other;
    if (joined.length > MAX_INSTRUCTIONS) return true;
  }
  // Removes quoted text first, because a keyword within the URL of a link is harmless.
  return FETCHING_FIELD.test(joined.replaceAll('&quot;', '"').replace(/"[^"]{0,2000}"/g, ''));
}

/**
 * Inspects a document that is a zip archive: Office since 2007 or OpenDocument.
 * @returns whether it embeds objects or refers to external content
 * @throws FileFault if the file is rejected
 */
export async function inspectPackage(bytes: Buffer, extension: string): Promise<boolean> {
  const entries = zipEntries(bytes);
  if (!entries || entries.length === 0) throw new FileFault('damaged', 'The archive cannot be read');
  if (entries.some(({ encrypted }) => encrypted)) throw new FileFault('password', 'The archive is encrypted');
  if (entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0) > LARGEST_UNPACKED)
    throw new FileFault('damaged', 'The archive grows too much when it is unpacked');
  const names = entries.map(({ name }) => name);
  const program = names.find((name) => PROGRAM_NAME.test(name));
  if (program) throw new FileFault('program', `The document holds ${program}`);
  const parts = await unpackZip(bytes, (name) => INSPECTED.test(name), LIMITS);
  const type = markup(parts.get(TYPES) ?? parts.get('mimetype'));
  if (names.some((name) => MACROS.test(name)) || /macroEnabled/i.test(type))
    throw new FileFault('macros', 'The document has macros');
  if (!MAIN_TYPES[extension]?.test(type))
    throw new FileFault('content', `The archive is not in the format ${extension}`);
  if (markup(parts.get('META-INF/manifest.xml')).includes('encryption-data'))
    throw new FileFault('password', 'The document is encrypted');
  const texts = [...parts].flatMap(([name, content]) =>
    /\.(xml|rels)$/i.test(name) ? [[name, markup(content)]] : [],
  );
  for (const [, content] of parts) if (isOle(content)) inspectOle(content);
  return (
    names.some((name) => EMBEDDED.test(name)) ||
    texts.some(([name = '', text = '']) =>
      name.endsWith('.rels') ? fetchesSomething(text) : hasFetchingField(text),
    )
  );
}
