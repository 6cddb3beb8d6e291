import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';

/**
 * Serializes global styles for a style element that is written at build time. Use it on the server only; in browsers,
 * Emotion inserts these styles itself.
 * @param styles result of `css`
 */
export function globalCss(styles: SerializedStyles): string {
  const cache = createCache({ key: 'css' });
  // In this mode, Emotion returns the rules instead of inserting them.
  cache.compat = true;
  return cache.insert('', styles, cache.sheet, false) ?? '';
}
