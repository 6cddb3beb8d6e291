import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { WrapRootElementBrowserArgs } from 'gatsby';

const cache = createCache({ key: 'css' });

/**
 * The styles of the built page are Emotion's own, by their ids. Under Emotion's attribute it would move their elements, which makes the
 * browser read them and lay out the whole page again.
 */
for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-styles]'))
  for (const id of dataset['styles']?.split(' ') ?? []) cache.inserted[id] = true;

/** Gatsby API, in the browser alone: styles that the built page lacks are added, the others stay. */
export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);
