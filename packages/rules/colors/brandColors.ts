import { contrast } from './contrast.ts';

/** Default colours of a brand. Editors can change them. */
export const BRAND_COLORS = {
  ink: '#12262f',
  inkSoft: '#2b434e',
  inkMuted: '#566a73',
  stone: '#faf8f4',
  stoneDeep: '#f1ece3',
  line: '#dcd5c9',
  lineStrong: '#8a8377',
  night: '#0d2029',
  nightSoft: '#173540',
  onNightMuted: '#c3d0d3',
  accent: '#a8472a',
  accentDark: '#863620',
  accentSoft: '#f5e4da',
  sand: '#e5cfa6',
  teal: '#1f6f8b',
} as const;

/** Colours that are the same for every brand: white, and colours with a meaning, such as errors. */
export const FIXED_COLORS = {
  surface: '#ffffff',
  success: '#1d6b45',
  error: '#b3261e',
  errorSoft: '#fbeae8',
  onNightSuccess: '#7fd6a6',
  onNightError: '#ffaca3',
  mapWater: '#cfe1e6',
  mapLand: '#f6f1e6',
  mapGreen: '#d9e5cd',
} as const;

export type BrandColor = keyof typeof BRAND_COLORS;
export type FixedColor = keyof typeof FIXED_COLORS;

/** The brand colours that an editor has chosen. A missing or empty colour keeps its default. */
export type ChosenColors = Partial<Record<BrandColor, string | null>>;

/**
 * A pair of colours that the site shows on top of each other, and the minimum contrast ratio that they need (`least`).
 */
export interface ColorPair {
  front: BrandColor | FixedColor;
  ground: BrandColor | FixedColor;
  least: number;
}

/** A pair of colours whose contrast ratio is too low. */
export interface ContrastFault extends ColorPair {
  ratio: number;
}

const TEXT = 4.5;
const CONTROL = 3;
/** Minimum contrast of text for visitors who prefer more contrast. */
const MORE = 7;
/**
 * Contrast between the two colours of a double focus ring. With this ratio, one of the rings has a contrast of at least
 * 3 on any picture.
 */
const DOUBLE_RING = 9;

const LIGHT = ['surface', 'stone', 'stoneDeep', 'accentSoft'] as const;
const DARK = ['night', 'nightSoft'] as const;

const pairs = (
  fronts: readonly ColorPair['front'][],
  grounds: readonly ColorPair['ground'][],
  least: number,
): ColorPair[] => fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, least })));

export const COLOR_PAIRS: readonly ColorPair[] = [
  ...pairs(['ink'], LIGHT, MORE),
  ...pairs(['inkSoft', 'inkMuted', 'accent', 'accentDark'], LIGHT, TEXT),
  ...pairs(['ink', 'accent', 'accentDark'], ['mapLand'], TEXT),
  ...pairs(['success', 'error'], ['stone', 'stoneDeep'], TEXT),
  ...pairs(['ink', 'night'], ['sand'], TEXT),
  ...pairs(['surface'], DARK, MORE),
  ...pairs(['surface'], ['accent', 'accentDark', 'teal'], TEXT),
  ...pairs(['onNightMuted', 'onNightSuccess', 'onNightError'], DARK, TEXT),
  ...pairs(['sand'], ['night'], DOUBLE_RING),
  ...pairs(['sand'], ['nightSoft'], TEXT),
  ...pairs(['sand'], ['ink', 'accent', 'accentDark', 'success', 'teal'], CONTROL),
  ...pairs(['lineStrong'], LIGHT, CONTROL),
  ...pairs(['teal'], [...LIGHT, 'errorSoft', 'mapLand', 'mapGreen', 'mapWater'], CONTROL),
];

const HEX = /^#[0-9a-f]{6}$/i;

/** Checks whether a value is a colour in the form `#a8472a`. */
export const isHexColor = (text: unknown): text is string => typeof text === 'string' && HEX.test(text);

/** Returns all colours by name. Chosen colours that are missing or malformed are replaced by their defaults. */
export function brandPalette(chosen: ChosenColors): Record<BrandColor | FixedColor, string> {
  const valid = Object.entries(chosen).filter(([name, color]) => name in BRAND_COLORS && isHexColor(color));
  return { ...FIXED_COLORS, ...BRAND_COLORS, ...Object.fromEntries(valid) };
}

/** Returns the colour pairs whose contrast ratio is too low. */
export function contrastFaults(chosen: ChosenColors): ContrastFault[] {
  const palette = brandPalette(chosen);
  return COLOR_PAIRS.map((pair) => ({
    ...pair,
    ratio: contrast(palette[pair.front], palette[pair.ground]),
  })).filter(({ ratio, least }) => ratio < least);
}
