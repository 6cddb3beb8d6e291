import { UploadStandIn } from './UploadStandIn';

/** Mock responses of the live services by path. The key `/path?*` matches any query string. */
export type MockAnswers = Record<string, (request: MockRequest) => MockAnswer | Promise<MockAnswer>>;

export interface MockRequest {
  method: string;
  headers: Record<string, string>;
  /** Parsed JSON body. */
  body: unknown;
}

export interface MockAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export const API_URL = 'https://cms.even-derech.example';

/**
 * Mocks the live services for the rest of the test. A call without a mock response fails as if the service were
 * unreachable.
 * @returns list to which all requests are added, with their paths
 */
export function mockApi(answers: MockAnswers): (MockRequest & { path: string })[] {
  const requests: (MockRequest & { path: string })[] = [];
  process.env.GATSBY_API_URL = API_URL;
  globalThis.XMLHttpRequest = UploadStandIn as unknown as typeof XMLHttpRequest;
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    // Requests that are sent while the page unloads do not use `Request`. They are recorded without an `await`, so that
    // tests can check them immediately.
    const { url, method, headers: sent } = input instanceof Request ? input : new Request(input, init);
    const text = input instanceof Request ? await input.text() : String(init?.body ?? '');
    const path = url.replace(API_URL, '');
    const request: MockRequest = {
      method,
      headers: Object.fromEntries([...sent].map(([name, value]) => [asWritten(name), value])),
      body: text ? (JSON.parse(text) as unknown) : undefined,
    };
    requests.push({ ...request, path });
    const answer = answers[path] ?? answers[`${path.replace(/\?.*$/, '')}?*`];
    if (!answer) throw new TypeError('Failed to fetch');
    const { status = 200, body, headers = {} } = await answer(request);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  });
  return requests;
}

/** Restores the usual case of a header name: `x-accept-language` → `X-Accept-Language`. */
const asWritten = (name: string): string => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
