import { toHalfWidth } from './toHalfWidth.ts';

/** Replaces full-width and Arabic digits (U+0660, U+06F0) with 0 to 9. */
export const foldDigits = (text: string): string =>
  toHalfWidth(text).replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
