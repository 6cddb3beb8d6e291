import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Effort } from './Effort';
import { FileFault } from './FileFault';

const CHUNK = 64_000;

/** An element: its name without a prefix in small letters, its attributes likewise, with their values as a reader sees them. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

function textOf(bytes: Uint8Array, part: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileFault('type', `${part} is not UTF-8`);
  }
}

/**
 * Reads a part of an office document. Such parts are XML in UTF-8 without a document type; what is anything else is refused, because
 * another reader may see something else in it.
 * @param part its name
 * @param onElement called with every element
 * @param onText called with every piece of text
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
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => refuse(message));
  parser.on('doctype', () => refuse('a document type'));
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (encoding.toUpperCase() !== 'UTF-8') refuse(`the encoding ${encoding}`);
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) =>
    onElement({
      name: localName(name),
      attributes: new Map(Object.entries(attributes).map(([key, value]) => [localName(key), value])),
    }),
  );
  parser.on('text', onText);
  parser.on('closetag', ({ name }: SaxesTagPlain) => onClose(localName(name)));
  const text = textOf(bytes, part);
  for (let at = 0; at < text.length; at += CHUNK) {
    await effort.spend(Math.min(CHUNK, text.length - at));
    parser.write(text.slice(at, at + CHUNK));
  }
  parser.close();
}
