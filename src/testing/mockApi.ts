/** What the services of the CMS answer, by the end of the path. */
export type MockAnswers = Record<string, (request: MockRequest) => MockAnswer | Promise<MockAnswer>>;

export interface MockRequest {
  method: string;
  headers: Record<string, string>;
  /** The parsed body. */
  body: unknown;
}

export interface MockAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export const API_URL = 'https://cms.even-derech.example';

/**
 * Plays the live services until the test ends: `fetch` is answered from the table, whatever is not in it cannot be reached.
 * @returns the requests that were made, with their paths
 */
export function mockApi(answers: MockAnswers): (MockRequest & { path: string })[] {
  const requests: (MockRequest & { path: string })[] = [];
  process.env.GATSBY_API_URL = API_URL;
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(url).replace(API_URL, '');
    const request: MockRequest = {
      method: init.method ?? 'GET',
      headers: (init.headers ?? {}) as Record<string, string>,
      body: init.body ? (JSON.parse(String(init.body)) as unknown) : undefined,
    };
    requests.push({ ...request, path });
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    const { status = 200, body, headers = {} } = await answer(request);
    const all = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    return {
      ok: status >= 200 && status < 300,
      status,
      headers: { get: (name: string) => all.get(name.toLowerCase()) ?? null },
      json: () => Promise.resolve(body),
      text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
    } as unknown as Response;
  });
  return requests;
}
