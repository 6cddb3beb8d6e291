import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Effort } from './Effort';
import { FileFault } from './FileFault';

const CHUNK = 64_000;

/** An attribute: its name without a prefix in small letters, its value as a reader sees it. */
export type XmlAttribute = readonly [name: string, value: string];

/** An element: its name without a prefix in small letters, its attributes likewise, without declarations of namespaces. */
export interface XmlElement {
  name: string;
  /** Of attributes whose names differ only in their prefix, the last. */
  attributes: ReadonlyMap<string, string>;
  /** All attributes, in their order: which of two with one name counts is a matter of the reader. */
  allAttributes: readonly XmlAttribute[];
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

const elementOf = ({ name, attributes }: SaxesTagPlain): XmlElement => {
  const allAttributes = Object.entries(attributes)
    .filter(([key]) => !/^xmlns(:|$)/.test(key))
    .map(([key, value]): XmlAttribute => [localName(key), value]);
  return { name: localName(name), attributes: new Map(allAttributes), allAttributes };
};

/** All values of the attributes of an element that have this name, whatever their prefixes. */
export const valuesOf = ({ allAttributes }: XmlElement, name: string): string[] =>
  allAttributes.filter(([key]) => key === name).map(([, value]) => value);

type Encoding = 'UTF-8' | 'UTF-16';

/** UTF-16 begins with a mark of its own; what does not is UTF-8. */
function decode(bytes: Uint8Array, part: string): { text: string; encoding: Encoding } {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const label = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return { text, encoding: label === 'utf-8' ? 'UTF-8' : 'UTF-16' };
  } catch {
    throw new FileFault('type', `${part} is not ${label.toUpperCase()}`);
  }
}

/**
 * Reads a part of an office document. Such parts are XML in UTF-8, or in UTF-16 with its mark, without a document type; what is anything
 * else is refused, because another reader may see something else in it.
 * @param part its name
 * @param onElement called with every element
 * @param onText called with every piece of text, also in CDATA
 * @param onClose called with the name of every element that ends
 * @throws FileFault
 */
export async function readXml(
  part: string,
  bytes: Uint8Array,
  effort: Effort,
  onElement: (element: XmlElement) => void,
  onText: (text: string) => void = () => undefined,
  onClose: (name: string) => void = () => undefined,
): Promise<void> {
  const refuse = (what: string): never => {
    throw new FileFault('type', `${part}: ${what}`);
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
