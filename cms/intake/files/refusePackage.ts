import { Effort } from '../../platform/documents/Effort';
import { FileFault } from '../../platform/documents/FileFault';
import { readXml, type XmlElement } from '../../platform/documents/tellingXml';
import { unpackZip } from '../../platform/documents/unpackZip';
import { FieldInstructions } from './FieldInstructions';
import { refuseElement } from './refuseElement';

/** All parts but media: a document says itself which of them is its text, so none is known by its name. */
const TELLING = /\.(rels|xml)$/i;
const LIMITS = { entries: 5_000, bytes: 30_000_000 };

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
    // LibreOffice writes some of its own parts empty.
    if (content.length === 0) continue;
    const instructions = new FieldInstructions();
    const onElement = (element: XmlElement) => {
      refuseElement(part, element);
      instructions.open(element);
    };
    const onText = (text: string) => instructions.text(text);
    await readXml(part, content, effort, onElement, onText, (name) => instructions.close(name));
    if (instructions.reachOut) throw new FileFault('type', `A field of ${part} reaches out of the document`);
  }
  return effort.spent;
}
