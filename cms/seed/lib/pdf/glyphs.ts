import { readFileSync } from 'node:fs';
import { ASSETS } from '../assets';

/** A character of the site's font, in thousandths of a line: how wide it is, and its outline as an SVG path. */
interface Glyph {
  width: number;
  path: string;
}

const stored = JSON.parse(readFileSync(`${ASSETS}glyphs.json`, 'utf8')) as Record<string, [number, string]>;
const GLYPHS = new Map(
  Object.entries(stored).map(([character, [width, path]]) => [character, { width, path }]),
);

/** The units of a line's height in which glyphs are drawn. */
export const UNITS = 1024;

/** @throws Error for a character of which there is no outline: `demo/drawGlyphs.ts` draws them */
export function glyphOf(character: string): Glyph {
  const glyph = GLYPHS.get(character);
  if (!glyph) throw new Error(`glyphs.json has no "${character}"`);
  return glyph;
}

/** How wide a text is in a size. */
export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, character) => sum + glyphOf(character).width, 0) * size) / UNITS;

type Numbers = readonly number[];
const point = (numbers: Numbers, at: number): [number, number] => [numbers[at] ?? 0, numbers[at + 1] ?? 0];

/** The outline in the words of PDF, which knows no quadratic curves. */
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
