import { Effort } from '../../platform/documents/Effort';
import { FileFault } from '../../platform/documents/FileFault';

const OBJECTS =
  /\\(objdata|objupdate|objocx|objemb|objlink|objautlink|objsub|objpub|objicemb|objhtml|object)(?![a-z])/i;
const TEMPLATE = /\\\*\\template(?![a-z])/i;
/** Bytes that are no text: what follows cannot be told from them without counting as the reader does. */
const BINARY = /\\bin[1-9]/i;
const FIELDS = /\b(DDEAUTO|DDE|INCLUDEPICTURE|INCLUDETEXT|IMPORT|LINK)\b/i;
/** A control word with its number, a control sign, a bracket, or plain text. */
const TOKEN = /\\([a-z]{1,32})-?\d{0,10} ?|\\[^a-z]|[{}]|[^\\{}]+|\\/gi;
const TOKENS_IN_A_STEP = 5_000;

/** What readers of RTF see: line breaks and NUL mean nothing, not even inside a word; `\'6f` and `\u111?` are letters. */
const asRead = (text: string): string =>
  text
    .replace(/[\r\n\0]/g, '')
    .replace(/\\'([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\u(\d{1,5}) ?\??/g, (_all, code: string) => String.fromCharCode(Number(code)));

/** The text of all instructions of fields, however it is cut up by groups and formats. */
async function instructions(text: string, effort: Effort): Promise<string> {
  const found: string[] = [];
  const token = new RegExp(TOKEN);
  let depth = 0;
  /** The depth of the group that holds the instruction; none outside of one. */
  let inside: number | null = null;
  let steps = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if ((steps += 1) % TOKENS_IN_A_STEP === 0) await effort.spend(0);
    const [part, word] = match;
    if (part === '{') depth += 1;
    else if (part === '}') {
      depth -= 1;
      if (inside !== null && depth < inside) {
        inside = null;
        found.push('\n');
      }
    } else if (word?.toLowerCase() === 'fldinst') inside ??= depth;
    else if (inside !== null && !part.startsWith('\\')) found.push(part);
  }
  return found.join('');
}

/**
 * Refuses RTF that holds objects, fetches a template or follows fields to elsewhere. Each sign is read a fixed number of times.
 * @returns how much was looked at
 * @throws FileFault
 */
export async function refuseRtf(bytes: Buffer): Promise<number> {
  const effort = new Effort(bytes.length * 4);
  await effort.spend(bytes.length);
  const text = asRead(bytes.toString('latin1'));
  await effort.spend(text.length);
  const active = OBJECTS.exec(text) ?? TEMPLATE.exec(text) ?? BINARY.exec(text);
  if (active) throw new FileFault('type', `The RTF holds ${active[0].slice(0, 40)}`);
  const fields = await instructions(text, effort);
  await effort.spend(fields.length);
  const outside = FIELDS.exec(fields);
  if (outside) throw new FileFault('type', `A field of the RTF is ${outside[0]}`);
  return effort.spent;
}
