/**
 * Received bytes since a time.
 * @typedef {{ since: number, bytes: number }} Window
 */

/**
 * Finds requests whose bodies arrive too slowly. Limits the rate instead of the total time, so a sufficiently
 * fast body is never cut off.
 */
export class BodyRates {
  /** @type {Map<import('node:http').IncomingMessage, Window>} */
  #windows = new Map();
  #bytesPerSecond;
  #windowMs;

  /**
   * @param {{ bytesPerSecond: number, windowMs: number }} rate minimum rate, and the interval over which it
   * is measured
   */
  constructor({ bytesPerSecond, windowMs }) {
    this.#bytesPerSecond = bytesPerSecond;
    this.#windowMs = windowMs;
  }

  /**
   * Starts to watch a request.
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
      // While the server does not read, the client cannot send.
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
