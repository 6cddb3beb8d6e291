import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';

/**
 * Serializes global styles for a style element that is written at build. Only for the server: in browsers,
 * Emotion writes them itself.
 * @param styles result of `css`
 */
export function globalCss(styles: SerializedStyles): string {
  const cache = createCache({ key: 'css' });
  // Makes Emotion return the rules.
  cache.compat = true;
  return cache.insert('', styles, cache.sheet, false) ?? '';
}
