import type { Colour } from '../engine/colour';

/** Motif of a company's mark. */
export type Motif = 'road' | 'home' | 'crane' | 'bridge' | 'crystal' | 'offices' | 'key' | 'globe' | 'talk';

const line = (d: string, width = 9) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string, opacity = 1) =>
  `<path d="${d}" fill="#fff"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Drawn in white on a stone of 160 by 200. */
const MOTIFS: Record<Motif, string> = {
  road: solid(
    'M30 200h66c0-25-38-36-38-66 0-28 36-33 36-56 0-12-8-19-18-25l-3 3c6 5 10 11 10 18C83 98 30 100 30 142c0 26 10 38 0 58Z',
  ),
  home: line('M36 112 80 74l44 38v62H36Z') + line('M68 174v-34h24v34') + solid('M71 100h18v18H71Z', 0.85),
  crane:
    line('M62 174V52M36 70h92M62 52l66 18M62 52 36 70M110 70v30') +
    solid('M99 100h22v17H99Z') +
    line('M44 174h36', 12),
  bridge:
    line('M26 138h108') +
    line('M58 60v108M102 60v108') +
    line('M58 64 30 134M58 64l22 70M102 64l-22 70M102 64l28 70', 5),
  crystal: line('M80 58 122 84v48l-42 26-42-26V84Z') + line('M80 58v50M38 84l42 24 42-24M80 108v50', 6),
  offices:
    line('M44 174V86h38v88M82 174V54h36v120M34 174h92') +
    line('M58 106h10M58 128h10M58 150h10M95 76h10M95 98h10M95 120h10M95 142h10', 7),
  key:
    line('M80 118v56M80 150h20M80 170h14') +
    line('M80 62a28 28 0 1 1-.1 0Z') +
    solid('M80 82a8 8 0 1 1-.1 0Z'),
  globe:
    line('M80 68a44 44 0 1 1-.1 0Z') + line('M80 68c-30 26-30 62 0 88M80 68c30 26 30 62 0 88M36 112h88', 6),
  talk: line('M38 72h84v62H86l-24 24v-24H38Z') + line('M58 92h44M58 112h28', 7),
};

/**
 * Draws a company's mark: the group's milestone in the company's colour, with its motif. Uses only shapes, so that no
 * font is needed.
 * @returns an SVG of 160 by 200
 */
export function companyMark(motif: Motif, colour: Colour, light: Colour): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="200" viewBox="0 0 160 200">' +
    `<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${colour}"/></linearGradient></defs>` +
    `<path d="M0 200V80a80 80 0 0 1 160 0v120Z" fill="url(#s)"/>${MOTIFS[motif]}</svg>`
  );
}
