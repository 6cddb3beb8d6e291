type Listener = ((event: { loaded: number; total: number }) => void) | null;

const TOTAL = 100;

/** Replaces `XMLHttpRequest`. It sends requests through `fetch`, so that `mockApi` can respond. */
export class UploadStandIn {
  /** The most recent upload. */
  static last: UploadStandIn | undefined;
  /** Whether uploads wait until the test calls `progress` and `finish`. */
  static isHeld = false;

  readonly upload: { onprogress: Listener; onload: (() => void) | null } = { onprogress: null, onload: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  responseText = '';
  status = 0;
  statusText = '';
  isAborted = false;
  #method = 'GET';
  #url = '';
  #body = '';
  #sent = new Headers();
  #received = new Headers();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#sent.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#received].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  send(body: string): void {
    this.#body = body;
    UploadStandIn.last = this;
    if (!UploadStandIn.isHeld) void this.finish();
  }

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }

  /** Simulates that a fraction of the body has been sent, from 0 to 1. */
  progress(part: number): void {
    this.upload.onprogress?.({ loaded: part * TOTAL, total: TOTAL });
  }

  /** Sends the rest of the body and waits for the response. */
  async finish(): Promise<void> {
    this.progress(1);
    this.upload.onload?.();
    try {
      const init = { method: this.#method, headers: this.#sent, body: this.#body };
      const answer = await fetch(this.#url, init);
      this.responseText = await answer.text();
      ({ status: this.status, statusText: this.statusText } = answer);
      this.#received = answer.headers;
    } catch {
      if (!this.isAborted) this.onerror?.();
      return;
    }
    if (!this.isAborted) this.onload?.();
  }
}
