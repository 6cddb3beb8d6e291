import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PipeableStream, RenderToPipeableStreamOptions } from 'react-dom/server';
import * as react from 'react-dom/server.node';
import { emotionStyles } from './emotionStyles';

/** As React has them: what writes no stream writes no U+0000. */
export const { renderToStaticMarkup, renderToString } = react;

/** How React marks a Suspense boundary that it left to the browser. */
const UNFINISHED = '<!--$!-->';

/** Lets every lazy component below be loaded; it renders to nowhere. */
function loadLazyParts(element: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    react.renderToPipeableStream(element, { onAllReady: resolve, onError: reject });
  });
}

/**
 * The HTML of an element, whole, after one style element with its styles.
 * @throws whatever a component throws; also inside of a Suspense boundary, which `renderToString` alone would leave empty
 */
async function render(element: ReactNode): Promise<string> {
  const renderOnce = () => {
    const cache = createCache({ key: 'css' });
    // Without this, Emotion writes a style element before each element that it styles.
    cache.compat = true;
    return { html: renderToString(<CacheProvider value={cache}>{element}</CacheProvider>), cache };
  };
  let result = renderOnce();
  if (result.html.includes(UNFINISHED)) {
    await loadLazyParts(element);
    result = renderOnce();
  }
  if (result.html.includes(UNFINISHED)) throw new Error('A part of the page was never ready to be rendered');
  return emotionStyles(result.cache) + result.html;
}

/**
 * Stands in for React's function of this name where Gatsby renders pages and slices at build. React 18 writes its whole buffer where a
 * letter of several bytes no longer fits its end, so that Hebrew pages would hold U+0000 inside of words.
 * @param element a page or a slice
 * @param options `onAllReady` and `onError` are called; nothing is written before all is ready
 */
export function renderToPipeableStream(
  element: ReactNode,
  { onAllReady, onError }: RenderToPipeableStreamOptions = {},
): PipeableStream {
  let html = '';
  render(element).then(
    (rendered) => {
      html = rendered;
      onAllReady?.();
    },
    (error: unknown) => onError?.(error, {}),
  );
  return {
    abort: () => undefined,
    pipe: (destination) => {
      destination.write(html);
      destination.end();
      return destination;
    },
  };
}
