interface Window {
  count: number;
  resetsAt: number;
}

/**
 * Counts requests by key in fixed time windows. The counts are in the memory of this process, so that counting is cheap
 * enough to run before a request is read. Keeps at most `mostKeys` keys; above that, evicts the oldest windows.
 */
export class Arrivals {
  readonly #windows = new Map<string, Window>();

  constructor(
    private readonly windowMs: number,
    private readonly mostKeys = 50_000,
  ) {}

  /**
   * Counts one request.
   * @returns the count, and the end of the window in ms
   */
  count(key: string, now = Date.now()): Window {
    const known = this.#windows.get(key);
    if (known && known.resetsAt > now) {
      known.count += 1;
      return known;
    }
    // A `Map` keeps its insertion order, so the windows that started first come first. Expired windows are therefore at
    // the front.
    this.#windows.delete(key);
    for (const [oldest, { resetsAt }] of this.#windows) {
      if (resetsAt > now && this.#windows.size < this.mostKeys) break;
      this.#windows.delete(oldest);
    }
    const window = { count: 1, resetsAt: now + this.windowMs };
    this.#windows.set(key, window);
    return window;
  }

  /** Blocks a key until a given time in ms. */
  close(key: string, until: number): void {
    this.#windows.delete(key);
    this.#windows.set(key, { count: Infinity, resetsAt: until });
  }

  forget(key: string): void {
    this.#windows.delete(key);
  }

  clear(): void {
    this.#windows.clear();
  }
}
