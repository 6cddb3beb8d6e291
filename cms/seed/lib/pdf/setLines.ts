import type { Locale } from '../../../platform/locales/locales';
import { widthOf } from './glyphs';

const LATIN = /[±−]?[A-Za-z0-9](?:[A-Za-z0-9 .,:/%&+²³'’·×–-]*[A-Za-z0-9%²³])?°?/g;
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(' };

const reverse = (text: string): string => [...text].reverse().join('');

/**
 * Converts a line to the order in which it is drawn, from left to right. Hebrew is reversed, but not the numbers and
 * Latin words in it.
 */
export const visual = (line: string, language: Locale): string =>
  language === 'en'
    ? line
    : reverse(line.replace(LATIN, reverse).replace(/[()]/g, (bracket) => MIRRORED[bracket] ?? bracket));

/** Breaks a text into lines that are not wider than the given width. */
export function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
