import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PipeableStream, RenderToPipeableStreamOptions } from 'react-dom/server';
import * as react from 'react-dom/server.node';
import { emotionStyles } from './emotionStyles';

/** Re-exports React's own functions. Only React's stream writes U+0000 (see `renderToPipeableStream`). */
export const { renderToStaticMarkup, renderToString } = react;

/** Comment that React writes for a Suspense boundary that did not finish on the server. */
const UNFINISHED = '<!--$!-->';

/** Loads all lazy components below an element by rendering it without output. */
function loadLazyParts(element: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    react.renderToPipeableStream(element, { onAllReady: resolve, onError: reject });
  });
}

/**
 * Renders an element completely and puts its styles in front of the HTML.
 * @throws errors of components, including those within Suspense boundaries, which `renderToString` would leave empty
 */
async function render(element: ReactNode): Promise<string> {
  const renderOnce = () => {
    const cache = createCache({ key: 'css' });
    // Without this mode, Emotion writes a style element in front of each styled element.
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
 * Replaces React's `renderToPipeableStream` when Gatsby renders pages and slices. React 18 flushes its whole buffer
 * when a multi-byte character does not fit, which puts U+0000 into Hebrew words.
 * @param options only `onAllReady` and `onError` are called, and nothing is written before the whole element is
 *   rendered
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
