import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PipeableStream, RenderToPipeableStreamOptions } from 'react-dom/server';
import * as react from 'react-dom/server.node';
import { emotionStyles } from './emotionStyles';

/** React's own functions; only its stream writes U+0000. */
export const { renderToStaticMarkup, renderToString } = react;

/** React's mark of a Suspense boundary that it left to the browser. */
const UNFINISHED = '<!--$!-->';

/** Loads all lazy components below an element by rendering it without output. */
function loadLazyParts(element: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    react.renderToPipeableStream(element, { onAllReady: resolve, onError: reject });
  });
}

/**
 * Renders an element completely, after a style element with its styles.
 * @throws errors of components, also within Suspense boundaries, which `renderToString` would leave empty
 */
async function render(element: ReactNode): Promise<string> {
  const renderOnce = () => {
    const cache = createCache({ key: 'css' });
    // Otherwise Emotion writes a style element before each styled element.
    cache.compat = true;
    return { html: renderToString(<CacheProvider value={cache}>{element}</CacheProvider>), cache };
  };
  let result = renderOnce();
  if (result.html.includes(UNFINISHED)) {
    await loadLazyParts(element);
    result = renderOnce();
  }
  if (result.html.includes(UNFINISHED))
    throw new Error('A part of the page never finished loading. Check its lazy components.');
  return emotionStyles(result.cache) + result.html;
}

/**
 * Replaces React's function of this name when Gatsby renders pages and slices. React 18 flushes its whole
 * buffer when a multi-byte letter does not fit, which puts U+0000 into Hebrew words.
 * @param options `onAllReady` and `onError` are called; nothing is written before everything is ready
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
