/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {import('./previewTexts.mjs').Reason} Reason */

/** Longer than the slowest page takes with all its pictures new. */
const PATIENCE_MS = 30_000;

/** The process that renders drafts, as its parent sees it. It may end and be started again at any moment. */
export class Renderer {
  /** @type {'starting' | 'cmsDown' | 'ready'} */
  state = 'starting';
  /** @type {ChildProcess | undefined} */
  #child;
  #count = 0;
  /** @type {Map<number, (message: any) => void>} */
  #waiting = new Map();

  /**
   * From now on this process answers. What another one was asked is lost.
   * @param {ChildProcess} child
   */
  use(child) {
    this.#child = child;
    this.state = 'starting';
    child.on('message', (/** @type {any} */ message) => {
      if (message.state) this.state = message.state;
      else this.#waiting.get(message.id)?.(message);
    });
    child.once('exit', () => {
      this.state = 'starting';
      for (const settle of this.#waiting.values()) settle({ reason: 'starting' });
    });
  }

  /**
   * @param {{ ask: 'page' | 'locate', page?: object, document?: object }} question see `draftDesk`
   * @param {number} [patience]
   * @returns {Promise<{ answer?: any, reason?: Reason }>} the answer, or why there is none
   */
  async ask(question, patience = PATIENCE_MS) {
    const child = this.#child;
    if (this.state !== 'ready' || !child?.connected)
      return { reason: this.state === 'cmsDown' ? 'cmsDown' : 'starting' };
    const id = (this.#count += 1);
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const message = await new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      timer = setTimeout(() => resolve({ failure: 'It took too long' }), patience);
      child.send({ id, ...question }, (error) => error && resolve({ reason: 'starting' }));
    });
    clearTimeout(timer);
    this.#waiting.delete(id);
    if (message.failure) console.error(`The renderer failed: ${message.failure}`);
    return message.failure ? { reason: 'failed' } : message;
  }
}
