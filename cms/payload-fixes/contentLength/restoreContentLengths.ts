import { ServerResponse } from 'node:http';

const CARRIER = 'x-file-length';

/**
 * Copies the Content-Length of a response to another header. Next removes Content-Length but keeps the other header,
 * from which `restoreContentLengths` restores it.
 */
export function copyContentLength(response: Response): Response {
  const length = response.headers.get('Content-Length');
  if (length !== null) response.headers.set(CARRIER, length);
  return response;
}

const restored = Symbol.for('group-cms.restoreContentLengths');

/** Makes every HTTP server of this process send the length that `copyContentLength` copied as `Content-Length`. */
export function restoreContentLengths(): void {
  const prototype = ServerResponse.prototype as ServerResponse & { [restored]?: boolean };
  if (prototype[restored]) return;
  prototype[restored] = true;
  const { setHeader } = prototype;
  prototype.setHeader = function setRestored(this: ServerResponse, name, value) {
    const header = name.toLowerCase() === CARRIER ? 'Content-Length' : name;
    return Reflect.apply(setHeader, this, [
      header,
      header === name ? value : String(value),
    ]) as ServerResponse;
  };
}
