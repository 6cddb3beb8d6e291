/**
 * Breakpoints in em: 440, 768, 1040 and 1366 px. They grow with the visitor's font size.
 * The desktop parts of the specification start at `desktop`.
 */
const breakpoint = { phone: 27.5, tablet: 48, desktop: 65, wide: 85.375 } as const;

/** Returns the width just below a breakpoint, in em. */
const below = (width: number): number => width - 0.001;

/** Media queries for Emotion object styles, mobile first. */
export const media = {
  phone: `@media (min-width: ${breakpoint.phone}em)`,
  tablet: `@media (min-width: ${breakpoint.tablet}em)`,
  desktop: `@media (min-width: ${breakpoint.desktop}em)`,
  wide: `@media (min-width: ${breakpoint.wide}em)`,
  /** Desktop tables also print, although paper is as narrow as a tablet. */
  desktopOrPaper: `@media print, (min-width: ${breakpoint.desktop}em)`,
  /** Screens from the tablet to just below the desktop. */
  tabletOnly: `@media screen and (min-width: ${breakpoint.tablet}em) and (max-width: ${below(breakpoint.desktop)}em)`,
  belowDesktop: `@media (max-width: ${below(breakpoint.desktop)}em)`,
  belowTablet: `@media (max-width: ${below(breakpoint.tablet)}em)`,
  /** A small phone with doubled font size. */
  cramped: '@media (max-width: 13em)',
  /** A viewport, such as a magnified one, too low for sticky parts. */
  low: '@media (max-height: 30rem)',
  hover: '@media (hover: hover) and (pointer: fine)',
  /** Scripts are disabled. */
  noScripts: '@media (scripting: none)',
  print: '@media print',
  /** The system replaces the site's colours. */
  forcedColors: '@media (forced-colors: active)',
  /** The visitor asks for more contrast than WCAG AA. */
  moreContrast: '@media (prefers-contrast: more)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Returns the condition of a media query, for `matchMedia` and the `media` attribute. */
export const conditionOf = (query: string): string => query.replace(/^@media\s*/, '');
