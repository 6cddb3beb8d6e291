import { foldDigits } from '../text/foldDigits.ts';
import { removeAllInvisible } from '../text/removeInvisible.ts';

const EXTENSION =
  /(?<![\s,;(-])[\s,;(-]*(?:ext(?:ension|n)?|x|#|שלוחה|שלו['׳])[.:=]?\s*(?:מס(?:פר|['׳])\s*)?(\d{1,7})\s*\)?$/i;

/** Splits a phone number with an extension, such as `03-5550171 שלוחה 4`, into the two. */
export function splitExtension(text: string): { number: string; extension?: string } {
  const folded = foldDigits(removeAllInvisible(text)).trim();
  const found = EXTENSION.exec(folded);
  return found?.[1] === undefined
    ? { number: folded }
    : { number: folded.slice(0, found.index), extension: found[1] };
}
