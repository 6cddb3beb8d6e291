/**
 * Bytes that arrived, and since when they are counted.
 * @typedef {{ since: number, bytes: number }} Window
 */

/** Finds requests whose bodies arrive too slowly. It limits progress, not time: a body that keeps the rate is never cut off. */
export class BodyRates {
  /** @type {Map<import('node:http').IncomingMessage, Window>} */
  #windows = new Map();
  #bytesPerSecond;
  #windowMs;

  /** @param {{ bytesPerSecond: number, windowMs: number }} rate lowest rate, and the time over which it is measured */
  constructor({ bytesPerSecond, windowMs }) {
    this.#bytesPerSecond = bytesPerSecond;
    this.#windowMs = windowMs;
  }

  /**
   * Watches a request from now on.
   * @param {import('node:http').IncomingMessage} request
   * @param {number} now in milliseconds
   */
  watch(request, now) {
    this.#windows.set(request, { since: now, bytes: request.socket.bytesRead });
  }

  /**
   * Returns the requests that were too slow.
   * @param {number} now in milliseconds
   */
  findSlow(now) {
    /** @type {import('node:http').IncomingMessage[]} */
    const slow = [];
    for (const [request, { since, bytes }] of this.#windows) {
      const elapsed = now - since;
      const arrived = request.socket.bytesRead - bytes;
      if (request.complete || request.destroyed) this.#windows.delete(request);
      // The client has to wait while the server does not read.
      else if (request.readableLength > 0) this.watch(request, now);
      else if (elapsed < this.#windowMs) continue;
      else if (arrived * 1000 >= this.#bytesPerSecond * elapsed) this.watch(request, now);
      else {
        this.#windows.delete(request);
        slow.push(request);
      }
    }
    return slow;
  }
}
