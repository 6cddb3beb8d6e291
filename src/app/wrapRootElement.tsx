import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { WrapRootElementBrowserArgs } from 'gatsby';

const cache = createCache({ key: 'css' });

/**
 * Registers the built page's styles with Emotion by id. With Emotion's own attribute it would move the
 * elements, which costs a layout of the whole page.
 */
for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-styles]'))
  for (const id of dataset['styles']?.split(' ') ?? []) cache.inserted[id] = true;

/** Gatsby browser API: adds only the styles that the built page lacks. */
export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);
