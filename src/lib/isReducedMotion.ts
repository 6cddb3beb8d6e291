/** Tells whether the visitor asked for less motion. */
export const isReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
