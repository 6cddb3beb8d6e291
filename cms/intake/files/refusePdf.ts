import { inflateSync } from 'node:zlib';
import { FileFault } from './FileFault';

/** Names that make a PDF do something, hide something in it, or keep anybody from looking into it. */
const ACTIVE =
  /^(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|Movie|Encrypt)$/;
const MOST_UNPACKED_BYTES = 50_000_000;

/** `/J#61vaScript` is `/JavaScript` to every reader. */
const unescapeName = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/**
 * The names in a piece of PDF, and where its streams are. Texts and comments are passed over: a CV may well speak of "HTML/JavaScript".
 */
function* tokens(source: string): Generator<{ name: string } | { from: number; to: number }> {
  const token = /\((?:[^()\\]|\\[\s\S])*|%[^\r\n]*|>>\s*stream\r?\n|\/([^\s()<>[\]{}/%]*)/g;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [text, name] = match;
    if (name !== undefined) yield { name: unescapeName(name) };
    else if (text.startsWith('(')) token.lastIndex = endOfText(source, match.index);
    else if (text.startsWith('>>')) {
      const end = source.indexOf('endstream', token.lastIndex);
      const to = end < 0 ? source.length : end;
      yield { from: token.lastIndex, to };
      token.lastIndex = to;
    }
  }
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

/** A stream as its reader sees it; undefined when it is not packed, or packed in another way (pictures). */
function unpack(packed: Buffer): string | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: MOST_UNPACKED_BYTES }).toString('latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new FileFault('type', 'A stream of the PDF grows too much when it is unpacked');
    return undefined;
  }
}

/** Whether a stream holds objects: by its form (pairs of numbers, then dictionaries), whatever its dictionary says. */
const holdsObjects = (content: string): boolean =>
  /^\s*\d+\s+\d+(\s+\d+)*\s*<</.test(content.slice(0, 4000)) || /\d+\s+\d+\s+obj\b/.test(content);

/**
 * Refuses a PDF that runs scripts, starts programs, holds other files or is encrypted; its names may be written in escapes and its
 * objects lie in packed streams.
 * @throws FileFault
 */
export function refusePdf(bytes: Buffer): void {
  let left = MOST_UNPACKED_BYTES;
  const pieces = [bytes.toString('latin1')];
  for (let piece = pieces.pop(); piece !== undefined; piece = pieces.pop()) {
    for (const found of tokens(piece)) {
      if ('name' in found) {
        if (ACTIVE.test(found.name)) throw new FileFault('type', `The PDF holds /${found.name}`);
        continue;
      }
      const raw = piece.slice(found.from, found.to);
      const content = unpack(Buffer.from(raw, 'latin1')) ?? raw;
      left -= content.length;
      if (left < 0) throw new FileFault('type', 'The PDF grows too much when it is unpacked');
      if (holdsObjects(content)) pieces.push(content);
    }
  }
}
