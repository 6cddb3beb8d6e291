import { FileFault } from '../../platform/documents/FileFault';
import { containsExecutable, PROGRAM_NAME } from './containsExecutable';

const ACTIVE =
  /\\(object|objdata|objocx|template)\b|\\fldinst[^}]{0,200}\b(DDE(AUTO)?|INCLUDE(TEXT|PICTURE)?|LINK)\b/i;
/** Matches quoted text, such as the URL of a link. It is ignored, because a keyword within it is harmless. */
const QUOTED = /"[^"]{0,2000}"/g;
const OBJECT_DATA = /\\objdata\b([\s0-9a-f]*)/gi;

/** Returns the bytes of each embedded object. */
const objectsOf = (source: string): Buffer[] =>
  [...source.matchAll(OBJECT_DATA)].map(([, digits = '']) => Buffer.from(digits.replace(/\s/g, ''), 'hex'));

/**
 * Inspects a document in Rich Text Format.
 * @returns whether it embeds objects or refers to external content
 * @throws FileFault if the file is rejected
 */
export function inspectRtf(bytes: Buffer): boolean {
  const source = bytes.toString('latin1');
  if (!/^\s*\{\\rtf/.test(source)) throw new FileFault('content', 'The file is not an RTF document');
  const hasProgram = objectsOf(source).some(
    (object) =>
      containsExecutable(object) ||
      object
        .toString('latin1')
        .split('\0')
        .some((text) => PROGRAM_NAME.test(text)),
  );
  if (hasProgram) throw new FileFault('program', 'The document embeds a program');
  return ACTIVE.test(source.replace(QUOTED, ''));
}
