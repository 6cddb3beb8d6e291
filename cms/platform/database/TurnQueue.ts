/** Gives one turn at a time, in the order in which they were asked for. */
export class TurnQueue {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  /**
   * Waits for a turn.
   * @param timeoutMs how long to wait at most
   * @returns the function that ends the turn; calling it again does nothing
   * @throws Error when the turn did not come in time
   */
  async take(timeoutMs: number): Promise<() => void> {
    if (this.#taken) await this.#wait(timeoutMs);
    this.#taken = true;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      const next = this.#waiting.shift();
      // The turn goes straight to who waits longest: nobody who asks in between gets ahead.
      if (next) next();
      else this.#taken = false;
    };
  }

  #wait(timeoutMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(proceed), 1);
        reject(new Error(`No turn within ${timeoutMs} ms`));
      }, timeoutMs);
      const proceed = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(proceed);
    });
  }
}
