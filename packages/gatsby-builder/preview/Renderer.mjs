/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {import('./previewTexts.mjs').Reason} Reason */
/** @typedef {ReturnType<typeof import('./draftQueue.mjs').draftQueue>} Desk */
/**
 * Requests to the renderer process. `draftQueue` processes them.
 * @typedef {{ ask: 'page', page: Parameters<Desk['page']>[0] } | { ask: 'slice', slice: Parameters<Desk['slice']>[0] }
 *   | { ask: 'locate', document: Parameters<Desk['locate']>[0] }} Question
 */
/**
 * Response to a request: an answer, or the reason why there is none.
 * @template {Question['ask']} Asked
 * @typedef {{ answer: Awaited<ReturnType<Desk[Asked]>>, reason?: undefined } | { answer?: undefined, reason: Reason }}
 *   Answer
 */
/** @typedef {{ answer?: unknown, reason?: Reason, failure?: string }} Reply */
/** @typedef {Reply & { id: number } | { state: Renderer['state'] }} Message */

/** Timeout of a request in ms. It is longer than the slowest page takes, even if all its pictures are new. */
const TIMEOUT_MS = 30_000;

/** Client of the renderer process. The process may end and be restarted at any time. */
export class Renderer {
  /** @type {'starting' | 'cmsDown' | 'ready'} */
  state = 'starting';
  /** @type {ChildProcess | undefined} */
  #child;
  #count = 0;
  /** @type {Map<number, (reply: Reply) => void>} */
  #waiting = new Map();

  /**
   * Sends all further requests to this process. When the process exits, its pending requests resolve with the reason
   * `starting`.
   * @param {ChildProcess} child
   */
  use(child) {
    this.#child = child;
    this.state = 'starting';
    child.on('message', (/** @type {Message} */ message) => {
      if ('state' in message) this.state = message.state;
      else this.#waiting.get(message.id)?.(message);
    });
    child.once('exit', () => {
      this.state = 'starting';
      for (const settle of this.#waiting.values()) settle({ reason: 'starting' });
    });
  }

  /**
   * Sends a request to the renderer process.
   * @template {Question} Asked
   * @param {Asked} question
   * @param {number} [timeoutMs] time limit in milliseconds
   * @returns {Promise<Answer<Asked['ask']>>}
   */
  async ask(question, timeoutMs = TIMEOUT_MS) {
    const child = this.#child;
    if (this.state !== 'ready' || !child?.connected)
      return { reason: this.state === 'cmsDown' ? 'cmsDown' : 'starting' };
    const id = (this.#count += 1);
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    /** @type {Reply} */
    const reply = await new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      timer = setTimeout(() => resolve({ failure: 'timeout' }), timeoutMs);
      child.send({ id, ...question }, (error) => error && resolve({ reason: 'starting' }));
    });
    clearTimeout(timer);
    this.#waiting.delete(id);
    if (reply.failure) console.error(`The renderer failed: ${reply.failure}`);
    // The cast is safe: the type of the response follows from the type of the request.
    return reply.failure ? { reason: 'failed' } : /** @type {Answer<Asked['ask']>} */ (reply);
  }
}
