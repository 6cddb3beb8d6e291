import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** Characters in documents of the demo content. */
const CHARACTERS =
  'אבגדהוזחטיךכלםמןנסעףפץצקרשתABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;()/%&+?!\'"-–־׳״’²³°±×·−ç';
const FOLDER = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/heebo/package.json'),
);

/** Halves the font's units, for shorter paths; a thousandth of a line is precise enough. */
const half = (svg: string): string =>
  svg.replace(/-?\d+(\.\d+)?/g, (number) => String(Math.round(Number(number) / 2)));

const fonts = await Promise.all(
  ['hebrew', 'latin'].map(
    async (script) =>
      create(await readFile(path.join(FOLDER, `files/heebo-${script}-wght-normal.woff2`))) as Font,
  ),
);

/**
 * Generates the outlines of the site's font, with which `cms/seed` writes Hebrew documents: [width, path] by
 * character.
 */
const glyphs = Object.fromEntries(
  [...CHARACTERS].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    if (!font) return [];
    const glyph = font.glyphForCodePoint(code);
    return [[character, [Math.round(glyph.advanceWidth / 2), half(glyph.path.toSVG())]]];
  }),
);
await writeFile(path.resolve('cms/seed/assets/glyphs.json'), `${JSON.stringify(glyphs)}\n`);
