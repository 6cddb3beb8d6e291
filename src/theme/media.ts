/**
 * Breakpoints in em: 440, 768, 1040 and 1366 px at the default font size. In em, they grow with the visitor's font
 * size. Where the specification says "desktop", it means `desktop` and wider.
 */
const breakpoint = { phone: 27.5, tablet: 48, desktop: 65, wide: 85.375 } as const;

/** Returns the greatest width in em that is still below a breakpoint. */
const below = (width: number): number => width - 0.001;

/** Media queries for Emotion's object styles. Base styles are for phones, and wider screens override them. */
export const media = {
  phone: `@media (min-width: ${breakpoint.phone}em)`,
  tablet: `@media (min-width: ${breakpoint.tablet}em)`,
  desktop: `@media (min-width: ${breakpoint.desktop}em)`,
  wide: `@media (min-width: ${breakpoint.wide}em)`,
  /** Includes print, so that tables have their desktop layout on paper, although paper is as narrow as a tablet. */
  desktopOrPaper: `@media print, (min-width: ${breakpoint.desktop}em)`,
  /** From the tablet breakpoint to just below the desktop breakpoint. */
  tabletOnly: `@media screen and (min-width: ${breakpoint.tablet}em) and (max-width: ${below(breakpoint.desktop)}em)`,
  belowDesktop: `@media (max-width: ${below(breakpoint.desktop)}em)`,
  belowTablet: `@media (max-width: ${below(breakpoint.tablet)}em)`,
  /** Very narrow viewport, such as a small phone with doubled font size. */
  cramped: '@media (max-width: 13em)',
  /** Viewport that is too low for sticky parts, such as a magnified one. */
  low: '@media (max-height: 30rem)',
  hover: '@media (hover: hover) and (pointer: fine)',
  /** Scripts are disabled. */
  noScripts: '@media (scripting: none)',
  print: '@media print',
  /** The system replaces the site's colours with its own. */
  forcedColors: '@media (forced-colors: active)',
  /** The visitor asks for more contrast than WCAG AA requires. */
  moreContrast: '@media (prefers-contrast: more)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Returns a media query without `@media`, for `matchMedia` and the `media` attribute. */
export const conditionOf = (query: string): string => query.replace(/^@media\s*/, '');
