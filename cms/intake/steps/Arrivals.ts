interface Window {
  count: number;
  resetsAt: number;
}

/**
 * Counts requests by key in fixed windows, in memory of this process: cheap enough to run before a request is read.
 * Keeps at most `mostKeys` keys and evicts the oldest windows.
 */
export class Arrivals {
  readonly #windows = new Map<string, Window>();

  constructor(
    private readonly windowMs: number,
    private readonly mostKeys = 50_000,
  ) {}

  /**
   * Counts one request.
   * @returns count and end (ms) of the window
   */
  count(key: string, now = Date.now()): Window {
    const known = this.#windows.get(key);
    if (known && known.resetsAt > now) {
      known.count += 1;
      return known;
    }
    // The map is ordered by start of the window, so expired windows come first.
    this.#windows.delete(key);
    for (const [oldest, { resetsAt }] of this.#windows) {
      if (resetsAt > now && this.#windows.size < this.mostKeys) break;
      this.#windows.delete(oldest);
    }
    const window = { count: 1, resetsAt: now + this.windowMs };
    this.#windows.set(key, window);
    return window;
  }

  /** Blocks a key until a time (ms). */
  close(key: string, until: number): void {
    this.#windows.delete(key);
    this.#windows.set(key, { count: Infinity, resetsAt: until });
  }

  /** Removes one key. */
  forget(key: string): void {
    this.#windows.delete(key);
  }

  clear(): void {
    this.#windows.clear();
  }
}
