import { FileFault } from './FileFault';

const OBJECTS =
  /\\(objdata|objupdate|objocx|objemb|objlink|objautlink|objsub|objpub|objicemb|objhtml|object)(?![a-z])/i;
const TEMPLATE = /\\\*\\template(?![a-z])/i;
const FIELDS = /\\fldinst[^{}]*(\{[^{}]*)*\b(DDEAUTO|DDE|INCLUDEPICTURE|INCLUDETEXT|IMPORT|LINK)\b/i;

/** What readers of RTF see: line breaks and NUL mean nothing, not even inside a word; `\'6f` and `\u111?` are letters. */
const asRead = (text: string): string =>
  text
    .replace(/[\r\n\0]/g, '')
    .replace(/\\'([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\u(\d{1,5}) ?\??/g, (_all, code: string) => String.fromCharCode(Number(code)));

/**
 * Refuses RTF that holds objects, fetches a template or follows fields to elsewhere.
 * @throws FileFault
 */
export function refuseRtf(bytes: Buffer): void {
  const text = asRead(bytes.toString('latin1'));
  const active = OBJECTS.exec(text) ?? TEMPLATE.exec(text) ?? FIELDS.exec(text);
  if (active) throw new FileFault('type', `The RTF holds ${active[0].slice(0, 40)}`);
}
