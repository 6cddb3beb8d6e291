/**
 * Functions that return SVG shapes for drawings of blocks. The canvas is 120 by 80 and is drawn left to right; in
 * Hebrew, the admin mirrors it. There are two colours: one for content, one for interactive or prominent parts. Both
 * have enough contrast on light and dark cards.
 */
const INK = '#858b95';
const ACCENT = '#c0623f';

const LINE = 5;

const box = (x: number, y: number, w: number, h: number, rx: number, look: string): string =>
  `<rect x='${x}' y='${y}' width='${w}' height='${h}' rx='${rx}' ${look}/>`;
const ink = (opacity: number): string => `fill='${INK}' fill-opacity='${opacity}'`;
const stroke = (colour: string, width = 1.6): string =>
  `fill='none' stroke='${colour}' stroke-width='${width}'`;

/** Picture. */
export const picture = (x: number, y: number, w: number, h: number): string => {
  const foot = y + h;
  const hills = `M${x} ${foot}L${x + w * 0.34} ${y + h * 0.45}L${x + w * 0.56} ${y + h * 0.78}L${x + w * 0.7} ${y + h * 0.6}L${x + w} ${foot}Z`;
  const sun = `<circle cx='${x + w * 0.74}' cy='${y + h * 0.28}' r='${Math.min(w, h) * 0.1}' ${ink(0.7)}/>`;
  return `${box(x, y, w, h, 2, ink(0.25))}<path d='${hills}' ${ink(0.55)}/>${sun}`;
};

/** Coloured background. */
export const band = (x: number, y: number, w: number, h: number): string => box(x, y, w, h, 2, ink(0.22));

/** Card or box with a border. */
export const card = (x: number, y: number, w: number, h: number): string => box(x, y, w, h, 3, stroke(INK));

/** Card that partly hides the shapes drawn before it. */
export const paper = (x: number, y: number, w: number, h: number): string =>
  box(x, y, w, h, 2, `fill='#fff' fill-opacity='0.9'`);

export const title = (x: number, y: number, w: number): string => box(x, y, w, 5, 1, ink(1));

/** Lines of text. If there are several, the last one is shorter. */
export const text = (x: number, y: number, w: number, lines = 3): string =>
  Array.from({ length: lines }, (_, line) =>
    box(x, y + line * LINE, lines > 1 && line === lines - 1 ? w * 0.65 : w, 2.2, 1, ink(0.6)),
  ).join('');

export const button = (x: number, y: number, w = 24): string => box(x, y, w, 8, 4, `fill='${ACCENT}'`);

/** A prominent short text, such as a number or a letter. */
export const figure = (x: number, y: number, w = 16): string => box(x, y, w, 8, 1.5, `fill='${ACCENT}'`);

/** Input field. */
export const field = (x: number, y: number, w: number): string => box(x, y, w, 8, 1.5, stroke(INK));

export const dot = (x: number, y: number, r = 3): string =>
  `<circle cx='${x}' cy='${y}' r='${r}' ${ink(0.6)}/>`;

export const mark = (x: number, y: number, r = 3): string =>
  `<circle cx='${x}' cy='${y}' r='${r}' fill='${ACCENT}'/>`;

export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `<path d='M${x1} ${y1}L${x2} ${y2}' ${stroke(INK)}/>`;

/** Arrow that leads to the next item. */
export const arrow = (x: number, y: number): string =>
  `<path d='M${x} ${y - 4}l4 4l-4 4' ${stroke(ACCENT, 2)} stroke-linecap='round'/>`;

/** Expand button. */
export const plus = (x: number, y: number): string =>
  `<path d='M${x - 3} ${y}h6M${x} ${y - 3}v6' ${stroke(ACCENT)} stroke-linecap='round'/>`;

/** Marker of a place on a map. */
export const pin = (x: number, y: number): string =>
  `<path d='M${x} ${y}c-5 -6 -6 -8 -6 -10a6 6 0 0 1 12 0c0 2 -1 4 -6 10z' fill='${ACCENT}'/>`;

/** Document. */
export const sheet = (x: number, y: number): string =>
  `<path d='M${x} ${y}h8l5 5v13h-13z' ${stroke(INK)}/>${text(x + 3, y + 9, 7, 2)}`;

/** Person. */
export const person = (x: number, y: number): string =>
  `<circle cx='${x}' cy='${y}' r='5' ${ink(0.8)}/><path d='M${x - 9} ${y + 16}a9 9 0 0 1 18 0z' ${ink(0.5)}/>`;

/** Line graph. */
export const graph = (x: number, y: number, w: number, h: number): string => {
  const at = [0.8, 0.5, 0.65, 0.3, 0.4, 0.05].map(
    (share, index) => `${x + (w * index) / 5} ${y + h * share}`,
  );
  return `<path d='M${at.join('L')}' ${stroke(ACCENT, 2)} stroke-linejoin='round'/>`;
};
