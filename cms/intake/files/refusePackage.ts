import { InspectionBudget } from '../../platform/documents/InspectionBudget';
import { FileFault } from '../../platform/documents/FileFault';
import { readXml, type XmlElement } from '../../platform/documents/readXml';
import { unpackZip } from '../../platform/documents/unpackZip';
import { FieldInstructions } from './FieldInstructions';
import { refuseElement } from './refuseElement';

/** Inspects all parts except media, because a document may declare any name for its text. */
const TELLING = /\.(rels|xml)$/i;
const LIMITS = { entries: 5_000, bytes: 30_000_000 };

/**
 * Rejects an office document (a zip archive) that loads a template or picture, or contains objects or macros. Unpacks
 * only the parts with markup.
 * @returns number of inspected bytes
 * @throws FileFault
 */
export async function refusePackage(bytes: Buffer): Promise<number> {
  const effort = new InspectionBudget(LIMITS.bytes);
  const parts = await unpackZip(bytes, (name) => TELLING.test(name), LIMITS);
  for (const [part, content] of parts) {
    // LibreOffice writes some empty parts.
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
