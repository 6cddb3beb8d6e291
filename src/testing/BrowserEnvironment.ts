import { TestEnvironment } from 'jest-environment-jsdom';

/** Converts an abort signal of jsdom to one of Node, because Node's `Request` accepts only its own. */
function toNodeSignal(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller.signal;
}

class BrowserRequest extends Request {
  constructor(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}) {
    super(input, { ...init, ...(signal && { signal: toNodeSignal(signal) }) });
  }
}

/** Jest environment: jsdom with Node's `Headers`, `Request` and `Response`. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { Headers, Request: BrowserRequest, Response });
  }
}
