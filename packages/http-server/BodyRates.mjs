/**
 * Start of a measuring interval (`since`), and the number of bytes that the connection had received by then.
 * @typedef {{ since: number, bytes: number }} Window
 */

/**
 * Finds requests whose bodies arrive too slowly. It limits the rate instead of the total time, so that a large upload
 * is never cut off if it is fast enough.
 */
export class BodyRates {
  /** @type {Map<import('node:http').IncomingMessage, Window>} */
  #windows = new Map();
  #bytesPerSecond;
  #windowMs;

  /**
   * @param {{ bytesPerSecond: number, windowMs: number }} rate minimum rate, and the length of the interval over which
   *   it is measured
   */
  constructor({ bytesPerSecond, windowMs }) {
    this.#bytesPerSecond = bytesPerSecond;
    this.#windowMs = windowMs;
  }

  /**
   * Starts to measure the rate of a request's body. If it is already measured, starts a new interval.
   * @param {import('node:http').IncomingMessage} request
   * @param {number} now in milliseconds
   */
  watch(request, now) {
    this.#windows.set(request, { since: now, bytes: request.socket.bytesRead });
  }

  /**
   * Returns the requests whose bodies were slower than the minimum rate. They are no longer watched.
   * @param {number} now in milliseconds
   */
  findSlow(now) {
    /** @type {import('node:http').IncomingMessage[]} */
    const slow = [];
    for (const [request, { since, bytes }] of this.#windows) {
      const elapsed = now - since;
      const arrived = request.socket.bytesRead - bytes;
      if (request.complete || request.destroyed) this.#windows.delete(request);
      // Received bytes are waiting to be read by the server. The client cannot send more until then, so start a new
      // interval.
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
