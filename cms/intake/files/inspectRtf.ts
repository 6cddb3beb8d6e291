import { FileFault } from '../../platform/documents/FileFault';
import { holdsProgram, PROGRAM_NAME } from './holdsProgram';

const ACTIVE =
  /\\(object|objdata|objocx|template)\b|\\fldinst[^}]{0,200}\b(DDE(AUTO)?|INCLUDE(TEXT|PICTURE)?|LINK)\b/i;
/** Addresses of links. A word in a text never matters. */
const QUOTED = /"[^"]{0,2000}"/g;
const OBJECT_DATA = /\\objdata\b([\s0-9a-f]*)/gi;

/** Returns the contents of the embedded objects. */
const objectsOf = (source: string): Buffer[] =>
  [...source.matchAll(OBJECT_DATA)].map(([, digits = '']) => Buffer.from(digits.replace(/\s/g, ''), 'hex'));

/**
 * Inspects a document in Rich Text Format.
 * @returns whether it embeds objects or refers to something outside
 * @throws FileFault
 */
export function inspectRtf(bytes: Buffer): boolean {
  const source = bytes.toString('latin1');
  if (!/^\s*\{\\rtf/.test(source)) throw new FileFault('content', 'The file is no RTF document');
  const hasProgram = objectsOf(source).some(
    (object) =>
      holdsProgram(object) ||
      object
        .toString('latin1')
        .split('\0')
        .some((text) => PROGRAM_NAME.test(text)),
  );
  if (hasProgram) throw new FileFault('program', 'The document embeds a program');
  return ACTIVE.test(source.replace(QUOTED, ''));
}
