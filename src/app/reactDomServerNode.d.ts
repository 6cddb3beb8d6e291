/** React's renderer for Node by its own name; the types know it as `react-dom/server` alone. */
declare module 'react-dom/server.node' {
  export { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
}
