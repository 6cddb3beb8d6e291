/** Checks whether the visitor prefers reduced motion. */
export const isReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
