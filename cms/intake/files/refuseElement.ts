import { FileFault } from '../../platform/documents/FileFault';
import { attributeValues, type XmlElement } from '../../platform/documents/readXml';
import { reachesOut } from './FieldInstructions';

const ACTIVE = /macroEnabled|oleObject|vnd\.ms-office\.(vbaProject|activeX)/i;
/** Address outside the document, with a scheme or a computer name. */
const OUTSIDE = /^\s*([a-z][a-z0-9+.-]*:|[\\/]{2})/i;
/** File on the author's computer: word processors store the path of the template there. */
const OWN_COMPUTER = /^\s*file:\/{3}(?![\\/%])/i;
/** Elements whose address is followed on a click: OpenDocument links and Word shapes (VML). */
const LINK = /^(a|shape|shapetype|group|rect|roundrect|oval|line|polyline|arc|curve)$/;
const DDE_SOURCE = /^(dde-source|dde-connection-decl|ddelink)$/;
/** Parts with text of the document. They are inspected because their names end in `.xml`. */
const TEXT_PART =
  /\/(officeDocument|glossaryDocument|header|footer|footnotes|endnotes|comments|externalLink)$/i;
/** Parts that embed uninspected content or external data: imported documents, connections, add-ins. */
const IMPORTED_PART = /\/(aFChunk|connections|queryTable|webextension(taskpanes)?)$/i;
const OFFICE_TYPE = /wordprocessingml|spreadsheetml|presentationml|ms-(word|excel|powerpoint)/i;
const XML_TYPE = /\+xml\b/i;
const XML_NAME = /(^|\.)(xml|rels)\s*$/i;

const isOutside = (address: string): boolean => OUTSIDE.test(address);

function relationshipFetches(element: XmlElement): boolean {
  const types = attributeValues(element, 'type');
  const isLink = types.length > 0 && types.every((type) => /\/hyperlink$/i.test(type.trim()));
  const isExternal = attributeValues(element, 'targetmode').some((mode) => /^\s*external\s*$/i.test(mode));
  if (types.some((type) => IMPORTED_PART.test(type.trim()))) return true;
  return !isLink && (isExternal || attributeValues(element, 'target').some(isOutside));
}

/** True when opening the document loads something external. Links load on a click only. */
function fetches(element: XmlElement): boolean {
  const { name } = element;
  if (name === 'relationship') return relationshipFetches(element);
  if (DDE_SOURCE.test(name)) return true;
  const addresses = attributeValues(element, 'href');
  if (name === 'auto-reload') return addresses.some((address) => address.trim() !== '');
  if (name === 'template') return addresses.some((one) => isOutside(one) && !OWN_COMPUTER.test(one));
  return !LINK.test(name) && addresses.some(isOutside);
}

/** True when a part declares document text under a name that is not inspected. */
function hidesPart(element: XmlElement): boolean {
  const { name } = element;
  const isNamed = (attribute: string) =>
    attributeValues(element, attribute).every((value) => XML_NAME.test(value));
  if (name === 'relationship')
    return attributeValues(element, 'type').some((type) => TEXT_PART.test(type.trim())) && !isNamed('target');
  if (name !== 'override' && name !== 'default') return false;
  const isXml = (type: string) => OFFICE_TYPE.test(type) && XML_TYPE.test(type);
  return (
    attributeValues(element, 'contenttype').some(isXml) &&
    !isNamed(name === 'override' ? 'partname' : 'extension')
  );
}

/**
 * Rejects an element of an office document that loads or starts something when opened.
 * @param part part of the document that contains it
 * @throws FileFault
 */
export function refuseElement(part: string, element: XmlElement): void {
  if (fetches(element)) throw new FileFault('type', `The document fetches something by ${part}`);
  if (hidesPart(element)) throw new FileFault('type', `The document hides a part of it, by ${part}`);
  if (element.name === 'event-listener') throw new FileFault('type', 'The document runs scripts');
  if (element.allAttributes.some(([, value]) => ACTIVE.test(value)))
    throw new FileFault('type', `The document holds active parts, by ${part}`);
  if (element.name === 'fldsimple' && attributeValues(element, 'instr').some(reachesOut))
    throw new FileFault('type', `A field of ${part} reaches out of the document`);
}
