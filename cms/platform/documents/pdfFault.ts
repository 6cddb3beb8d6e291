import { FileFault } from './FileFault';
import { readPdfObjects, valueOf } from './readPdfObjects';

/** What a PDF lacks for screen readers. `unread`: the PDF cannot be examined, for example because of a password. */
export const PDF_FAULTS = ['untagged', 'noLanguage', 'untaggedNoLanguage', 'unread'] as const;
export type PdfFault = (typeof PDF_FAULTS)[number];

/** Checks whether a PDF string, in parentheses or hexadecimal, contains letters. */
function hasLetters(value: string | null): boolean {
  const [, text, hex] = /^[\0\s]*(?:\(([^)]*)\)|<([0-9a-f\s]*)>)/i.exec(value ?? '') ?? [];
  const plain =
    hex === undefined ? (text ?? '') : Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1');
  return /[a-z]{2}/i.test(plain.replaceAll('\0', ''));
}

/**
 * Checks whether a PDF gives screen readers what they need: tags (headings, lists, tables) and its language.
 * @returns what is missing, or null if the PDF has both
 */
export async function pdfFault(bytes: Buffer): Promise<PdfFault | null> {
  const objects = await readPdfObjects(bytes).catch((error: unknown) => {
    if (error instanceof FileFault) return null;
    throw error;
  });
  const catalog = objects?.catalog;
  if (!objects || !catalog) return 'unread';
  const isMarked = /\/Marked[\0\s]+true/.test(objects.resolve(valueOf(catalog, 'MarkInfo')) ?? '');
  const isTagged = isMarked && objects.resolve(valueOf(catalog, 'StructTreeRoot')) !== null;
  const hasLanguage = hasLetters(objects.resolve(valueOf(catalog, 'Lang')));
  if (isTagged) return hasLanguage ? null : 'noLanguage';
  return hasLanguage ? 'untagged' : 'untaggedNoLanguage';
}
