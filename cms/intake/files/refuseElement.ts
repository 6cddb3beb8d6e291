import { FileFault } from '../../platform/documents/FileFault';
import { valuesOf, type XmlElement } from '../../platform/documents/tellingXml';
import { reachesOut } from './FieldInstructions';

const ACTIVE = /macroEnabled|oleObject|vnd\.ms-office\.(vbaProject|activeX)/i;
/** An address that leads out of the document: it names a scheme, or a computer. */
const OUTSIDE = /^\s*([a-z][a-z0-9+.-]*:|[\\/]{2})/i;
/** A file on the reader's own computer: writers note there which template a document was made from. */
const OWN_COMPUTER = /^\s*file:\/{3}(?![\\/%])/i;
/** Elements whose address waits for a click: links of OpenDocument, and shapes of Word (VML) that are links. */
const LINK = /^(a|shape|shapetype|group|rect|roundrect|oval|line|polyline|arc|curve)$/;
const DDE_SOURCE = /^(dde-source|dde-connection-decl|ddelink)$/;
/** Parts that hold a document's text: they are looked into because their names end in `.xml`. */
const TEXT_PART =
  /\/(officeDocument|glossaryDocument|header|footer|footnotes|endnotes|comments|externalLink)$/i;
/** Parts that bring something with them which nobody looks into, or data of other places: imported documents, connections, add-ins. */
const IMPORTED_PART = /\/(aFChunk|connections|queryTable|webextension(taskpanes)?)$/i;
const OFFICE_TYPE = /wordprocessingml|spreadsheetml|presentationml|ms-(word|excel|powerpoint)/i;
const XML_TYPE = /\+xml\b/i;
const XML_NAME = /(^|\.)(xml|rels)\s*$/i;

const isOutside = (address: string): boolean => OUTSIDE.test(address);

function relationshipFetches(element: XmlElement): boolean {
  const types = valuesOf(element, 'type');
  const isLink = types.length > 0 && types.every((type) => /\/hyperlink$/i.test(type.trim()));
  const isExternal = valuesOf(element, 'targetmode').some((mode) => /^\s*external\s*$/i.test(mode));
  if (types.some((type) => IMPORTED_PART.test(type.trim()))) return true;
  return !isLink && (isExternal || valuesOf(element, 'target').some(isOutside));
}

/** Whether something outside is fetched when the document is opened. A link waits for a click. */
function fetches(element: XmlElement): boolean {
  const { name } = element;
  if (name === 'relationship') return relationshipFetches(element);
  if (DDE_SOURCE.test(name)) return true;
  const addresses = valuesOf(element, 'href');
  if (name === 'auto-reload') return addresses.some((address) => address.trim() !== '');
  if (name === 'template') return addresses.some((one) => isOutside(one) && !OWN_COMPUTER.test(one));
  return !LINK.test(name) && addresses.some(isOutside);
}

/** Whether a part is said to be text of a document, but has a name by which nobody looks into it. */
function hidesPart(element: XmlElement): boolean {
  const { name } = element;
  const isNamed = (attribute: string) => valuesOf(element, attribute).every((value) => XML_NAME.test(value));
  if (name === 'relationship')
    return valuesOf(element, 'type').some((type) => TEXT_PART.test(type.trim())) && !isNamed('target');
  if (name !== 'override' && name !== 'default') return false;
  const isXml = (type: string) => OFFICE_TYPE.test(type) && XML_TYPE.test(type);
  return (
    valuesOf(element, 'contenttype').some(isXml) && !isNamed(name === 'override' ? 'partname' : 'extension')
  );
}

/**
 * Refuses an element of an office document that fetches or starts something when the document is opened.
 * @param part the part of the document it stands in
 * @throws FileFault
 */
export function refuseElement(part: string, element: XmlElement): void {
  if (fetches(element)) throw new FileFault('type', `The document fetches something by ${part}`);
  if (hidesPart(element)) throw new FileFault('type', `The document hides a part of it, by ${part}`);
  if (element.name === 'event-listener') throw new FileFault('type', 'The document runs scripts');
  if (element.allAttributes.some(([, value]) => ACTIVE.test(value)))
    throw new FileFault('type', `The document holds active parts, by ${part}`);
  if (element.name === 'fldsimple' && valuesOf(element, 'instr').some(reachesOut))
    throw new FileFault('type', `A field of ${part} reaches out of the document`);
}
