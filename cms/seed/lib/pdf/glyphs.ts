import { readFileSync } from 'node:fs';
import { ASSETS } from '../assets';

/** A character of the site's font: its width in units, and its outline as an SVG path. */
interface Glyph {
  width: number;
  path: string;
}

const stored = JSON.parse(readFileSync(`${ASSETS}glyphs.json`, 'utf8')) as Record<string, [number, string]>;
const GLYPHS = new Map(
  Object.entries(stored).map(([character, [width, path]]) => [character, { width, path }]),
);

/** Number of units per font size in which the glyphs are drawn. */
export const UNITS = 1024;

/**
 * Returns the glyph of a character.
 * @throws Error for a character without a glyph; `demo/drawGlyphs.ts` creates the glyphs
 */
export function glyphOf(character: string): Glyph {
  const glyph = GLYPHS.get(character);
  if (!glyph) throw new Error(`glyphs.json has no "${character}"`);
  return glyph;
}

/** Computes the width of a text at a font size. */
export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, character) => sum + glyphOf(character).width, 0) * size) / UNITS;

type Numbers = readonly number[];
const point = (numbers: Numbers, at: number): [number, number] => [numbers[at] ?? 0, numbers[at + 1] ?? 0];

/** Converts an outline to PDF operators. Quadratic curves become cubic ones, because PDF has no quadratic curves. */
export function outlineOf({ path }: Glyph): string {
  let [x, y] = [0, 0];
  const out: string[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'Z') out.push('h');
    else if (command === 'Q') {
      const [[cx, cy], [ex, ey]] = [point(numbers, 0), point(numbers, 2)];
      const third = (from: number, control: number) => Math.round(from + (2 / 3) * (control - from));
      out.push([third(x, cx), third(y, cy), third(ex, cx), third(ey, cy), ex, ey, 'c'].join(' '));
      [x, y] = [ex, ey];
    } else {
      out.push([...numbers, { M: 'm', L: 'l', C: 'c' }[command]].join(' '));
      [x, y] = point(numbers, numbers.length - 2);
    }
  }
  return out.join(' ');
}
