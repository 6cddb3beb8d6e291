import type { Colour } from '../engine/colour';

const line = (d: string, colour: Colour, width = 8) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string, colour: Colour) => `<path d="${d}" fill="${colour}"/>`;

/** Marks of the fictional partners, in one colour without letters. */
const SIGNS = {
  arc: (c: Colour) =>
    line('M50 84a70 70 0 0 1 140 0', c, 12) +
    line('M78 84a42 42 0 0 1 84 0', c, 12) +
    solid('M112 72h16v16h-16Z', c),
  terrace: (c: Colour) => solid('M40 92V74h40V56h40V38h40V20h40v72Z', c),
  leaf: (c: Colour) =>
    solid('M120 16c44 22 44 58 0 88-44-30-44-66 0-88Z', c) + line('M120 30v78', '#ffffff', 5),
  wave: (c: Colour) =>
    [34, 60, 86].map((y) => line(`M48 ${y}c18-20 36-20 54 0s36 20 54 0 24-18 36-8`, c, 9)).join(''),
  lens: (c: Colour) => line('M90 26a36 36 0 1 1-.1 0Z', c, 10) + line('M150 26a36 36 0 1 1-.1 0Z', c, 10),
  frame: (c: Colour) => line('M66 22h108v76H66Z', c, 10) + solid('M66 98 120 46l54 52Z', c),
  fold: (c: Colour) => solid('M52 96 96 24h28L80 96Z', c) + solid('M116 96l44-72h28l-44 72Z', c),
  dots: (c: Colour) =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        [0, 1, 2]
          .map((k) =>
            solid(
              `M${64 + i * 28} ${30 + k * 28}a${4 + ((i + k) % 3) * 3} ${4 + ((i + k) % 3) * 3} 0 1 0 .1 0Z`,
              c,
            ),
          )
          .join(''),
      )
      .join(''),
} as const;

export type PartnerSign = keyof typeof SIGNS;

/**
 * Draws the logo of a partner.
 * @returns an SVG of 240 by 120
 */
export const partnerMark = (sign: PartnerSign, colour: Colour): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120" viewBox="0 0 240 120">${SIGNS[sign](colour)}</svg>`;

const STAR = 'M0-11 3.2-3.6 11-3.4 4.9 1.6 7 9.2 0 4.8-7 9.2-4.9 1.6-11-3.4-3.2-3.6Z';

/** Draws five stars in a row, as an SVG of 140 by 28. */
export const fiveStars = (colour: Colour): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="140" height="28" viewBox="0 0 140 28">' +
  [0, 1, 2, 3, 4]
    .map((i) => `<path transform="translate(${14 + i * 28} 14)" d="${STAR}" fill="${colour}"/>`)
    .join('') +
  '</svg>';
