import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';

/**
 * The rules of global styles as text, for a style element that is written at build. Only where there is no document: in a browser,
 * Emotion writes them itself.
 * @param styles what `css` gives
 * @returns CSS
 */
export function globalCss(styles: SerializedStyles): string {
  const cache = createCache({ key: 'css' });
  // Without this, Emotion keeps the rules to itself.
  cache.compat = true;
  return cache.insert('', styles, cache.sheet, false) ?? '';
}
