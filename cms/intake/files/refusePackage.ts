import { Effort } from '../../platform/documents/Effort';
import { FileFault } from '../../platform/documents/FileFault';
import { readXml, type XmlElement } from '../../platform/documents/tellingXml';
import { unpackZip } from '../../platform/documents/unpackZip';

/** Parts of a document that say what it fetches and what it runs; the texts of Word can hold fields. */
const TELLING =
  /\.rels$|^\[Content_Types\]\.xml$|^(content|settings|styles)\.xml$|^META-INF\/manifest\.xml$|^word\/[^/]*\.xml$/i;
const LIMITS = { entries: 5_000, bytes: 30_000_000 };

const ACTIVE = /macroEnabled|oleObject|vnd\.ms-office\.(vbaProject|activeX)/i;
/** An address that leads out of the document: it names a scheme, or a computer. */
const OUTSIDE = /^\s*([a-z][a-z0-9+.-]*:|[\\/]{2})/i;
/** What OpenDocument shows or runs, as against a link that a reader has to click (`a`). */
const SHOWN =
  /^(image|plugin|object|object-ole|applet|floating-frame|fill-image|dde-source|table-source|section-source)$/;
const DDE = /\bDDE(AUTO)?\b/i;

/** Whether something outside is fetched when the document is opened. A link waits for a click. */
function fetches({ name, attributes }: XmlElement): boolean {
  if (name === 'relationship') {
    const isLink = /\/hyperlink$/i.test((attributes.get('type') ?? '').trim());
    const isExternal = /^\s*external\s*$/i.test(attributes.get('targetmode') ?? '');
    return !isLink && (isExternal || OUTSIDE.test(attributes.get('target') ?? ''));
  }
  return name === 'dde-source' || (SHOWN.test(name) && OUTSIDE.test(attributes.get('href') ?? ''));
}

function refuseElement(part: string, element: XmlElement): void {
  if (fetches(element)) throw new FileFault('type', `The document fetches something by ${part}`);
  if (element.name === 'event-listener') throw new FileFault('type', 'The document runs scripts');
  for (const value of element.attributes.values())
    if (ACTIVE.test(value)) throw new FileFault('type', `The document holds active parts, by ${part}`);
  if (element.name === 'fldsimple' && DDE.test(element.attributes.get('instr') ?? ''))
    throw new FileFault('type', `A field of ${part} starts a program`);
}

/**
 * Refuses an office document (a zip archive) that fetches a template or a picture from elsewhere, or holds
 * objects and macros. Only the parts that tell are unpacked, and read as XML.
 * @returns how much was looked at
 * @throws FileFault
 */
export async function refusePackage(bytes: Buffer): Promise<number> {
  const effort = new Effort(LIMITS.bytes);
  const parts = await unpackZip(bytes, (name) => TELLING.test(name), LIMITS);
  for (const [part, content] of parts) {
    let isInstruction = false;
    const instructions: string[] = [];
    const onElement = (element: XmlElement) => {
      refuseElement(part, element);
      isInstruction = element.name === 'instrtext';
    };
    await readXml(part, content, effort, onElement, (text) => {
      if (isInstruction) instructions.push(text);
    });
    if (DDE.test(instructions.join(''))) throw new FileFault('type', `A field of ${part} starts a program`);
  }
  return effort.spent;
}
