import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { InspectionBudget } from './InspectionBudget';
import { FileFault } from './FileFault';

const CHUNK = 64_000;

/** An XML element: its local name in lower case, and its attributes without namespace declarations. */
export interface XmlElement {
  name: string;
  /** Values by local name. If attributes differ only in their prefix, the last one counts. */
  attributes: ReadonlyMap<string, string>;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

const elementOf = ({ name, attributes }: SaxesTagPlain): XmlElement => ({
  name: localName(name),
  attributes: new Map(
    Object.entries(attributes)
      .filter(([key]) => !/^xmlns(:|$)/.test(key))
      .map(([key, value]) => [localName(key), value]),
  ),
});

type Encoding = 'UTF-8' | 'UTF-16';

/** Decodes as UTF-16 if there is a byte order mark for it, otherwise as UTF-8. */
function decode(bytes: Uint8Array, part: string): { text: string; encoding: Encoding } {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const label = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return { text, encoding: label === 'utf-8' ? 'UTF-8' : 'UTF-16' };
  } catch {
    throw new FileFault('damaged', `${part} is not ${label.toUpperCase()}`);
  }
}

/**
 * Parses an XML part of an office document. Accepts only UTF-8, or UTF-16 with a byte order mark, and no document type.
 * Anything else is rejected, because other readers might interpret it differently.
 * @param part name of the part
 * @param onElement called with each element
 * @param onText called with each text, including CDATA
 * @param onClose called with the name of each closed element
 * @throws FileFault
 */
export async function readXml(
  part: string,
  bytes: Uint8Array,
  effort: InspectionBudget,
  onElement: (element: XmlElement) => void,
  onText: (text: string) => void = () => undefined,
  onClose: (name: string) => void = () => undefined,
): Promise<void> {
  const refuse = (what: string): never => {
    throw new FileFault('damaged', `${part}: ${what}`);
  };
  const { text, encoding: known } = decode(bytes, part);
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => refuse(message));
  parser.on('doctype', () => refuse('a document type'));
  parser.on('xmldecl', ({ encoding = known }) => {
    if (encoding.toUpperCase() !== known) refuse(`the encoding ${encoding}`);
  });
  parser.on('opentag', (tag: SaxesTagPlain) => onElement(elementOf(tag)));
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', ({ name }: SaxesTagPlain) => onClose(localName(name)));
  for (let at = 0; at < text.length; at += CHUNK) {
    await effort.spend(Math.min(CHUNK, text.length - at));
    parser.write(text.slice(at, at + CHUNK));
  }
  parser.close();
}
