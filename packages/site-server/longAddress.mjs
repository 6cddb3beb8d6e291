import { STATUS_CODES } from 'node:http';

/** Node's status codes for requests that it cannot parse. */
const STATUS = /** @type {Record<string, number>} */ ({
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
});

/** A path of this site before a query. Two leading slashes, or a backslash as the second character, would lead to another host. */
const PATH = /^GET (\/(?![/\\])[^\s?]*)\?/;

/**
 * Answers requests that Node cannot parse. If a query exceeds Node's limit, redirects to the page without it; otherwise visitors would see
 * the browser's error page. No visitor enters such a query.
 * @param {import('node:http').Server} server
 */
export function leadLongAddresses(server) {
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
