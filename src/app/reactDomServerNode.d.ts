/** React's renderer for Node by its own name; the types know it as `react-dom/server` alone. */
declare module 'react-dom/server.node' {
  import type * as server from 'react-dom/server';

  export const renderToPipeableStream: typeof server.renderToPipeableStream;
  export const renderToStaticMarkup: typeof server.renderToStaticMarkup;
  export const renderToString: typeof server.renderToString;
}
