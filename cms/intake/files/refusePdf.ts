import { InspectionBudget } from '../../platform/documents/InspectionBudget';
import { FileFault } from '../../platform/documents/FileFault';
import { holdsPdfObjects } from './pdfObjects';
import { pdfStream } from '../../platform/documents/pdfStream';

/** Names of active content, embedded files and encryption in a PDF. */
const ACTIVE =
  /^(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|Movie|Encrypt)$/;
const MOST_UNPACKED_BYTES = 50_000_000;
const MOST_STREAMS = 10_000;
/** Limit of names in a stream's dictionary. */
const MOST_NAMES = 5_000;
const TOKENS_IN_A_STEP = 2_000;

/** String, comment, name, or keyword that delimits objects and streams. */
const TOKEN = /[(%]|\/([^\0\t\n\f\r ()<>[\]{}/%]*)|(?:end)?(?:obj|stream)/g;

/** Decodes escapes: `/J#61vaScript` means `/JavaScript`. */
const unescapeName = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Bytes to search for names. */
interface Piece {
  bytes: Buffer;
  /** Skips strings and comments: a CV may mention "HTML/JavaScript". */
  skipsTexts: boolean;
}

/** Position after the closing bracket of a string; brackets may be nested. */
function endOfText(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && (depth -= 1) === 0) return at + 1;
  }
  return source.length;
}

function endOfLine(source: string, from: number): number {
  for (let at = from; at < source.length; at += 1) if (source[at] === '\n' || source[at] === '\r') return at;
  return source.length;
}

/** Position after the line with the keyword `stream`. */
function startOfStream(source: string, from: number): number {
  let at = from;
  while (source[at] === ' ' || source[at] === '\t') at += 1;
  if (source[at] === '\r') at += 1;
  return source[at] === '\n' ? at + 1 : at;
}

/** True when `/Filter` has direct names and no reference. */
const isPlainFilter = (source: string, behind: number): boolean =>
  /^[\0\t\n\f\r ]{0,40}(\/|\[[\0\t\n\f\r ]{0,40}[/\]]|null)/.test(source.slice(behind, behind + 90));

/**
 * Rejects a PDF with scripts, launch actions, embedded files or encryption, also with escaped names or in object
 * streams. Strings, comments and streams that look like objects are searched too, because readers differ in parsing.
 * Runs in linear time.
 * @returns number of inspected bytes
 * @throws FileFault
 */
export async function refusePdf(bytes: Buffer): Promise<number> {
  const effort = new InspectionBudget(bytes.length * 3 + MOST_UNPACKED_BYTES);
  const pieces: Piece[] = [{ bytes, skipsTexts: true }];
  const count = { streams: 0 };
  for (let piece = pieces.pop(); piece; piece = pieces.pop())
    pieces.push(...(await readPiece(piece, effort, count)));
  return effort.spent;
}

/** Searches a piece for names. Returns parts that need a separate search. */
async function readPiece(
  { bytes, skipsTexts }: Piece,
  effort: InspectionBudget,
  count: { streams: number },
): Promise<Piece[]> {
  await effort.spend(bytes.length);
  const source = bytes.toString('latin1');
  const further: Piece[] = [];
  const token = new RegExp(TOKEN);
  let names: string[] = [];
  let filterIsPlain = true;
  let steps = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    if ((steps += 1) % TOKENS_IN_A_STEP === 0) await effort.spend(0);
    const [text, name] = match;
    if (name !== undefined) {
      const plain = unescapeName(name);
      if (ACTIVE.test(plain)) throw new FileFault('type', `The PDF holds /${plain}`);
      // Readers disagree about duplicate filters.
      if (plain === 'Filter')
        filterIsPlain &&= !names.includes('Filter') && isPlainFilter(source, token.lastIndex);
      if (names.length < MOST_NAMES) names.push(plain);
      else filterIsPlain = false;
    } else if (text === '(' || text === '%') {
      if (!skipsTexts) continue;
      token.lastIndex = text === '(' ? endOfText(source, match.index) : endOfLine(source, match.index);
      const hidden = bytes.subarray(match.index, token.lastIndex);
      if (holdsPdfObjects(hidden)) further.push({ bytes: hidden, skipsTexts: false });
    } else if (text === 'stream') {
      if ((count.streams += 1) > MOST_STREAMS) throw new FileFault('type', 'The PDF has too many streams');
      const from = startOfStream(source, token.lastIndex);
      const end = source.indexOf('endstream', from);
      token.lastIndex = end < 0 ? source.length : end;
      const raw = bytes.subarray(from, token.lastIndex);
      const content = await pdfStream(raw, names, filterIsPlain, effort);
      const isObjects = names.includes('ObjStm') || names.includes('First') || holdsPdfObjects(content);
      if (isObjects) further.push({ bytes: content, skipsTexts: true });
      if (content !== raw && holdsPdfObjects(raw)) further.push({ bytes: raw, skipsTexts: true });
    }
    if (text.endsWith('obj') || text.endsWith('stream')) {
      names = [];
      filterIsPlain = true;
    }
  }
  return further;
}
