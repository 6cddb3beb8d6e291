import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { WrapRootElementBrowserArgs } from 'gatsby';

const cache = createCache({ key: 'css' });

/**
 * Tells Emotion which styles the built page already contains. The style elements do not have Emotion's own attribute,
 * because Emotion would then move them and cause a layout of the whole page.
 */
for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-styles]'))
  for (const id of dataset['styles']?.split(' ') ?? []) cache.inserted[id] = true;

/** Gatsby browser API: provides the Emotion cache, which adds only styles that the built page lacks. */
export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);
