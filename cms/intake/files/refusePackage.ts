import { strFromU8, unzipSync } from 'fflate';
import { FileFault } from './FileFault';

/** Parts of a document that say what it fetches and what it runs. */
const TELLING =
  /\.rels$|^\[Content_Types\]\.xml$|^(content|settings|styles)\.xml$|^META-INF\/manifest\.xml$/i;
const MOST_PART_BYTES = 20_000_000;

const RELATIONSHIP = /<(?:\w+:)?Relationship\b[^>]*>/g;
/** A link that a reader has to click; everything else outside is fetched when the document is opened. */
const isHarmless = (relationship: string): boolean =>
  !/TargetMode\s*=\s*["']External["']/i.test(relationship) || /\/hyperlink["']/i.test(relationship);

/** XML in UTF-16 is as good as in UTF-8 to an office program. */
const textOf = (part: Uint8Array): string =>
  part[0] === 0xff || part[0] === 0xfe || part[1] === 0
    ? Buffer.from(part).toString('latin1').replace(/\0/g, '')
    : strFromU8(part);

function refusePart(name: string, text: string): void {
  if (/\.rels$/i.test(name)) {
    const outside = (text.match(RELATIONSHIP) ?? []).find((relationship) => !isHarmless(relationship));
    if (outside) throw new FileFault('type', `The document fetches ${outside.slice(0, 200)}`);
  }
  if (/macroEnabled|oleObject|vnd\.ms-office\.(vbaProject|activeX)/i.test(text))
    throw new FileFault('type', `The document holds active parts, by ${name}`);
  if (/<script:event-listener\b/i.test(text)) throw new FileFault('type', 'The document runs scripts');
}

/**
 * Refuses an office document (a zip archive) that fetches a template or a picture from elsewhere, or holds objects and macros. Only the parts
 * that tell are unpacked.
 * @throws FileFault
 */
export function refusePackage(bytes: Buffer): void {
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!TELLING.test(name)) return false;
        if (originalSize > MOST_PART_BYTES) throw new FileFault('type', `${name} is too large`);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof FileFault) throw error;
    throw new FileFault('type', 'The archive cannot be read');
  }
  for (const [name, part] of Object.entries(parts)) refusePart(name, textOf(part));
}
