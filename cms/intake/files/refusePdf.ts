import { Effort } from '../../platform/documents/Effort';
import { FileFault } from '../../platform/documents/FileFault';
import { holdsPdfObjects } from './pdfObjects';
import { pdfStream } from './pdfStreams';

/** Names that make a PDF do something, hide something in it, or keep anybody from looking into it. */
const ACTIVE =
  /^(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|Movie|Encrypt)$/;
const MOST_UNPACKED_BYTES = 50_000_000;
const MOST_STREAMS = 10_000;
/** Names in the dictionary of a stream; nobody writes more. */
const MOST_NAMES = 5_000;
const TOKENS_IN_A_STEP = 2_000;

/** A text, a comment, a name, or a word that says where objects and streams begin and end. */
const TOKEN = /[(%]|\/([^\0\t\n\f\r ()<>[\]{}/%]*)|(?:end)?(?:obj|stream)/g;

/** `/J#61vaScript` is `/JavaScript` to every reader. */
const unescapeName = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Bytes in which names are looked for. */
interface Piece {
  bytes: Buffer;
  /** Whether texts and comments are passed over: a CV may well speak of "HTML/JavaScript". */
  skipsTexts: boolean;
}

/** Behind the bracket that closes a text; brackets may be nested. */
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

/** Behind the end of the line on which the word `stream` stands. */
function startOfStream(source: string, from: number): number {
  let at = from;
  while (source[at] === ' ' || source[at] === '\t') at += 1;
  if (source[at] === '\r') at += 1;
  return source[at] === '\n' ? at + 1 : at;
}

/** Whether a value of `/Filter` stands there as names, and not as a reference to elsewhere. */
const isPlainFilter = (source: string, behind: number): boolean =>
  /^[\0\t\n\f\r ]{0,40}(\/|\[[\0\t\n\f\r ]{0,40}[/\]]|null)/.test(source.slice(behind, behind + 90));

/**
 * Refuses a PDF that runs scripts, starts programs, holds other files or is encrypted; its names may be written in escapes and its
 * objects lie in packed streams. What a text, a comment or a stream seems to be to us may be objects to another reader: where it has the
 * form of objects, names are looked for in it too. Each byte is read a fixed number of times.
 * @returns how many bytes were looked at
 * @throws FileFault
 */
export async function refusePdf(bytes: Buffer): Promise<number> {
  const effort = new Effort(bytes.length * 3 + MOST_UNPACKED_BYTES);
  const pieces: Piece[] = [{ bytes, skipsTexts: true }];
  const count = { streams: 0 };
  for (let piece = pieces.pop(); piece; piece = pieces.pop())
    pieces.push(...(await readPiece(piece, effort, count)));
  return effort.spent;
}

/** Looks for names in a piece. Returns what in it has to be looked at by itself. */
async function readPiece(
  { bytes, skipsTexts }: Piece,
  effort: Effort,
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
      // Two of them mean one thing to one reader, and another to the next.
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
