/**
 * Widths in em at which the layout changes: 440, 768, 1040 and 1366 px (design §7), and as much more as a visitor's own letters are larger
 * than usual, because what stands in a row grows with them. `desktop` is where the desktop parts of the specification begin.
 */
const breakpoint = { phone: 27.5, tablet: 48, desktop: 65, wide: 85.375 } as const;

/** A width right below another one, in em. */
const below = (width: number): number => width - 0.001;

/** Media queries for Emotion object styles: mobile first, from the named width up. */
export const media = {
  phone: `@media (min-width: ${breakpoint.phone}em)`,
  tablet: `@media (min-width: ${breakpoint.tablet}em)`,
  desktop: `@media (min-width: ${breakpoint.desktop}em)`,
  wide: `@media (min-width: ${breakpoint.wide}em)`,
  /** Tables as wide as they are on a desktop also on paper, which is as narrow as a tablet. */
  desktopOrPaper: `@media print, (min-width: ${breakpoint.desktop}em)`,
  belowDesktop: `@media (max-width: ${below(breakpoint.desktop)}em)`,
  belowTablet: `@media (max-width: ${below(breakpoint.tablet)}em)`,
  /** As narrow as a small phone with letters of twice the size. */
  cramped: '@media (max-width: 13em)',
  /** So low, as on a magnified screen, that what stays in view would leave no room for the rest. */
  low: '@media (max-height: 30rem)',
  hover: '@media (hover: hover) and (pointer: fine)',
  /** Where scripts are switched off. */
  noScripts: '@media (scripting: none)',
  print: '@media print',
  /** Where the system's few colours stand for ours. */
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/** The condition of a media query, as `matchMedia` and the attribute `media` take it. */
export const conditionOf = (query: string): string => query.replace(/^@media\s*/, '');
