import hebrew from '@fontsource-variable/heebo/files/heebo-hebrew-wght-normal.woff2';
import latin from '@fontsource-variable/heebo/files/heebo-latin-wght-normal.woff2';
import latinExtended from '@fontsource-variable/heebo/files/heebo-latin-ext-wght-normal.woff2';

/** Font files that every page preloads: the Hebrew subset, and Latin with digits. */
export const preloadedFonts: readonly string[] = [hebrew, latin];

const face = (url: string, unicodeRange: string) => ({
  fontFamily: 'Heebo Variable',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '100 900',
  src: `url(${url}) format('woff2')`,
  unicodeRange,
});

/**
 * `@font-face` rules of the variable font. There is one rule per subset, so that browsers load only the characters that
 * a page uses.
 */
export const fontFaces = [
  face(hebrew, 'U+0307-0308, U+0590-05FF, U+200C-2010, U+20AA, U+25CC, U+FB1D-FB4F'),
  face(
    latin,
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200B, U+2011-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ),
  face(
    latinExtended,
    'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20A9',
  ),
];
