/** Shapes of the small icons in a square of 48, with a common stroke style. */
const ICONS = {
  phone: 'M16 7l5 9-4 4c2 5 6 9 11 11l4-4 9 5c-1 6-5 9-9 9C19 40 8 29 7 16c0-4 3-8 9-9Z',
  mail: 'M6 12h36v25H6ZM7 13l17 14 17-14',
  pin: 'M24 43C15 32 10 26 10 19a14 14 0 0 1 28 0c0 7-5 13-14 24ZM24 14a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  key: 'M16 19a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM22 22 40 6M33 12l6 6M28 17l4 4',
  handshake:
    'M4 14h8l8 4 5-3h9l10 0M4 32h6l11 9c2 1 4 0 4-2M44 31h-5L28 20l-6 5c-3 2-6-1-4-4l7-6M25 39c3 1 5-1 4-3M29 36c3 1 5-1 4-4M33 33c3 0 5-2 3-4',
  leaf: 'M40 8C18 8 8 16 8 28c0 7 5 12 12 12C33 40 40 28 40 8ZM8 42c4-12 12-19 22-24',
  shield: 'M24 5 8 11v12c0 10 7 17 16 20 9-3 16-10 16-20V11ZM16 24l6 6 11-12',
  plan: 'M6 8h36v32H6ZM6 22h14M20 8v20M20 34v6M30 40V26h12',
  people:
    'M17 8a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM6 40c0-9 4-14 11-14s11 5 11 14M32 11a5 5 0 0 1 0 10M34 27c5 1 8 6 8 13',
  sun: 'M24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM24 4v5M24 39v5M4 24h5M39 24h5M10 10l3 3M35 35l3 3M38 10l-3 3M13 35l-3 3',
  crane: 'M16 42V8M16 8l26 6H6M16 8 6 14M36 14v8M32 22h8v6h-8ZM10 42h13',
  clock: 'M24 6a18 18 0 1 1 0 36 18 18 0 0 1 0-36ZM24 13v11l8 5',
  water: 'M24 5c8 11 12 17 12 24a12 12 0 0 1-24 0c0-7 4-13 12-24ZM18 30a6 6 0 0 0 6 6',
  recycle: 'M39 19A16 16 0 0 0 10 18M9 29a16 16 0 0 0 29 1M40 8v11H29M8 40V29h11',
  weight: 'M14 20h20l6 22H8ZM24 8a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
  gear: 'M20.5 11L20.9 5.8L27.1 5.8L27.5 11L30.8 12.3L34.7 8.9L39.1 13.3L35.7 17.2L37 20.5L42.2 20.9L42.2 27.1L37 27.5L35.7 30.8L39.1 34.7L34.7 39.1L30.8 35.7L27.5 37L27.1 42.2L20.9 42.2L20.5 37L17.2 35.7L13.3 39.1L8.9 34.7L12.3 30.8L11 27.5L5.8 27.1L5.8 20.9L11 20.5L12.3 17.2L8.9 13.3L13.3 8.9L17.2 12.3ZM24 18a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
  bend: 'M5 31c9 0 9-17 19-17s10 17 19 17M5 39c9 0 9-17 19-17s10 17 19 17',
  dust: 'M14 31a8 8 0 0 1 0-16 11 11 0 0 1 21-2 9 9 0 0 1-1 18ZM11 40h5M22 40h5M33 40h5',
  flame: 'M24 4c2 9 12 13 12 25a12 12 0 0 1-24 0c0-5 2-8 5-11 0 4 2 6 4 7 2-7-1-13 3-21Z',
  sound: 'M7 19h7l10-9v28l-10-9H7ZM31 18a8 8 0 0 1 0 12M36 12a16 16 0 0 1 0 24',
  heat: 'M20 9a4 4 0 0 1 8 0v18a9 9 0 1 1-8 0ZM24 18v17',
  lift: 'M8 5h32v38H8ZM24 5v38M12.5 22l3.5-5 3.5 5ZM28.5 26l3.5 5 3.5-5Z',
  gym: 'M17 24h14M12 14h5v20h-5ZM31 14h5v20h-5ZM7 19h5v10H7ZM36 19h5v10h-5ZM4 24h3M41 24h3',
  parking: 'M5 14 24 5l19 9M12 38v-9l4-9h16l4 9v9ZM12 29h24M16 38v4M32 38v4M17 33.5h2M29 33.5h2',
} as const;

export type IconName = keyof typeof ICONS;

/** Names of all icons. */
export const iconNames = Object.keys(ICONS) as readonly IconName[];

/**
 * Draws a small line icon.
 * @returns an SVG of 96 by 96
 */
export function lineIcon(name: IconName, colour = '#a8472a'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 48 48"><path d="${ICONS[name]}" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** Signs of factory pins, with broad strokes because of their size. */
const PINS = {
  bag: 'M13 8h22l-3 7c6 6 7 17 3 26H13c-4-9-3-20 3-26ZM16 15h16M19 27h10',
  mixer:
    'M4 33V22l9-8 22 6v13ZM10 41a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM36 41a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM35 22h8l2 11',
  stone: 'M4 38 16 14l8 12 6-8 14 20Z',
} as const;

export type PinName = keyof typeof PINS;
export const pinNames = Object.keys(PINS) as readonly PinName[];

/**
 * Draws a white sign for a coloured pin.
 * @returns an SVG of 48 by 48
 */
export const pinIcon = (name: PinName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48"><path d="${PINS[name]}" fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const LETTERS = {
  E: 'M58 30H34v60h26M34 60h21',
  S: 'M66 40c-4-8-12-12-20-11-9 1-15 7-14 15 2 15 35 9 36 28 0 10-9 17-20 17-10 0-18-5-21-14',
  G: 'M74 42c-6-9-14-13-24-13-16 0-27 13-27 31s11 31 28 31c14 0 24-9 25-25H52',
} as const;

/**
 * Draws a letter in a circle, as a line.
 * @returns an SVG of 120 by 120
 */
export function letterIcon(letter: keyof typeof LETTERS, colour: string): string {
  const shift = letter === 'E' ? 13 : letter === 'S' ? 12 : 10;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120"><circle cx="60" cy="60" r="57" fill="${colour}" opacity=".12"/>` +
    `<circle cx="60" cy="60" r="57" fill="none" stroke="${colour}" stroke-width="3"/><path d="${LETTERS[letter]}" transform="translate(${shift} 0)" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}
