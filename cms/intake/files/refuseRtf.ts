import { InspectionBudget } from '../../platform/documents/InspectionBudget';
import { FileFault } from '../../platform/documents/FileFault';

const OBJECTS =
  /\\(objdata|objupdate|objocx|objemb|objlink|objautlink|objsub|objpub|objicemb|objhtml|object)(?![a-z])/i;
const TEMPLATE = /\\\*\\template(?![a-z])/i;
/** Binary data: its end depends on how the reader counts. */
const BINARY = /\\bin[1-9]/i;
const FIELDS = /\b(DDEAUTO|DDE|INCLUDEPICTURE|INCLUDETEXT|IMPORT|LINK)\b/i;
/** Control word with its number, control symbol, bracket, or plain text. */
const TOKEN = /\\([a-z]{1,32})-?\d{0,10} ?|\\[^a-z]|[{}]|[^\\{}]+|\\/gi;
const TOKENS_IN_A_STEP = 5_000;

/** Normalizes as RTF readers do: ignores line breaks and NUL, also inside words, and decodes `\'6f` and `\u111?`. */
const asRead = (text: string): string =>
  text
    .replace(/[\r\n\0]/g, '')
    .replace(/\\'([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\u(\d{1,5}) ?\??/g, (_all, code: string) => String.fromCharCode(Number(code)));

/** Concatenates all field instructions across groups and formatting. */
async function instructions(text: string, effort: InspectionBudget): Promise<string> {
  const found: string[] = [];
  const token = new RegExp(TOKEN);
  let depth = 0;
  /** Depth of the group with the instruction; null outside. */
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
 * Rejects RTF with objects, an external template or fields with external targets. Runs in linear time.
 * @returns number of inspected bytes
 * @throws FileFault
 */
export async function refuseRtf(bytes: Buffer): Promise<number> {
  const effort = new InspectionBudget(bytes.length * 4);
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
