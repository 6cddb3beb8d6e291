import { STATUS_CODES } from 'node:http';

/** HTTP status for each error code that Node reports for a request it cannot parse. */
const STATUS = /** @type {Record<string, number>} */ ({
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
});

/**
 * Captures the path before a query. It must be a path on this site: browsers treat two leading slashes, or a slash and
 * a backslash, as another host.
 */
const PATH = /^GET (\/(?![/\\])[^\s?]*)\?/;

/**
 * Responds to requests that Node cannot parse. If the query is longer than Node allows, redirects to the page without
 * the query, because visitors would otherwise see an error page of the browser. Visitors do not type such queries
 * themselves.
 * @param {import('node:http').Server} server
 */
export function redirectLongAddresses(server) {
  server.on('clientError', (/** @type {Error & { code?: string, rawPacket?: Buffer }} */ error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const status = STATUS[error.code ?? ''] ?? 400;
    const [, path] = (status === 431 && PATH.exec(error.rawPacket?.toString('latin1') ?? '')) || [];
    const head = path
      ? `302 ${STATUS_CODES[302]}\r\nLocation: ${path}\r\nCache-Control: no-store`
      : `${status} ${STATUS_CODES[status]}`;
    socket.end(`HTTP/1.1 ${head}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  });
}
