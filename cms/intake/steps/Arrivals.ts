interface Window {
  count: number;
  resetsAt: number;
}

/**
 * Counts requests by key in windows of a fixed length, in this process alone: cheap enough to do before anything of a request is read.
 * At most `mostKeys` keys are kept; the oldest windows give way.
 */
export class Arrivals {
  readonly #windows = new Map<string, Window>();

  constructor(
    private readonly windowMs: number,
    private readonly mostKeys = 50_000,
  ) {}

  /**
   * Counts one request.
   * @returns how many there were in this window, and when it ends (ms)
   */
  count(key: string, now = Date.now()): Window {
    const known = this.#windows.get(key);
    if (known && known.resetsAt > now) {
      known.count += 1;
      return known;
    }
    // Windows stand in the order of their start: those that are over are the first.
    this.#windows.delete(key);
    for (const [oldest, { resetsAt }] of this.#windows) {
      if (resetsAt > now && this.#windows.size < this.mostKeys) break;
      this.#windows.delete(oldest);
    }
    const window = { count: 1, resetsAt: now + this.windowMs };
    this.#windows.set(key, window);
    return window;
  }

  /** Counts a key as one that came too often, until a time (ms). */
  close(key: string, until: number): void {
    this.#windows.delete(key);
    this.#windows.set(key, { count: Infinity, resetsAt: until });
  }

  /** Forgets one key. */
  forget(key: string): void {
    this.#windows.delete(key);
  }

  clear(): void {
    this.#windows.clear();
  }
}
