/** Widths in px at which the layout changes (design §7); `desktop` is where the desktop parts of the specification begin. */
export const breakpoint = { phone: 440, tablet: 768, desktop: 1040, wide: 1366 } as const;

/** Media queries for Emotion object styles: mobile first, from the named width up. */
export const media = {
  phone: `@media (min-width: ${breakpoint.phone}px)`,
  tablet: `@media (min-width: ${breakpoint.tablet}px)`,
  desktop: `@media (min-width: ${breakpoint.desktop}px)`,
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  /** Tables as wide as they are on a desktop also on paper, which is as narrow as a tablet. */
  desktopOrPaper: `@media print, (min-width: ${breakpoint.desktop}px)`,
  belowDesktop: `@media (max-width: ${breakpoint.desktop - 0.02}px)`,
  belowTablet: `@media (max-width: ${breakpoint.tablet - 0.02}px)`,
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
