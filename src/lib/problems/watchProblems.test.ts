const BEACON = jest.fn<boolean, [string, string]>(() => true);
const FRAME = `${window.location.origin}/app-0a1b.js:1:2345`;

interface Sent {
  page: string;
  release: string;
  problems: { kind: string; name: string; message?: string; frames?: string[] }[];
}
const sent = (): Sent[] => BEACON.mock.calls.map(([, body]) => JSON.parse(body) as Sent);
const problems = () => sent().flatMap((report) => report.problems);

function errorOf(message: string, { name = 'TypeError', stack = `at t (${FRAME})` } = {}): Error {
  return Object.assign(new Error(message), { name, stack });
}
const throwInPage = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

const listeners: (() => void)[] = [];
beforeEach(() => {
  window.history.replaceState(null, '', '/about/?email=dana@example.com');
  jest.useFakeTimers();
  jest.resetModules();
  BEACON.mockClear();
  Object.assign(navigator, { sendBeacon: BEACON });
  Object.assign(window, {
    ___webpackCompilationHash: 'a1b2',
    ___loader: { loadPageSync: (path: string) => ({ page: { path } }) },
  });
  process.env.GATSBY_API_URL = 'https://cms.example';
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    jest.spyOn(target as EventTarget, 'addEventListener').mockImplementation((type, listener, options) => {
      add(type, listener, options);
      listeners.push(() => target.removeEventListener(type, listener as EventListener));
    });
  }
});
afterEach(() => {
  listeners.splice(0).forEach((remove) => remove());
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function watch(): Promise<void> {
  const { watchProblems } = await import('./watchProblems');
  watchProblems(1);
}

describe('watchProblems', () => {
  it('reports uncaught errors with page, release and place in the code, after two seconds', async () => {
    await watch();
    throwInPage(errorOf("Cannot read properties of undefined (reading 'homes')"));
    expect(BEACON).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2000);
    expect(sent()).toEqual([
      {
        page: '/about/',
        release: 'a1b2',
        problems: [
          {
            kind: 'error',
            name: 'TypeError',
            message: "Cannot read properties of undefined (reading 'homes')",
            frames: ['/app-0a1b.js:1:2345'],
          },
        ],
      },
    ]);
    expect(BEACON.mock.calls[0]?.[0]).toBe('https://cms.example/web/problems');
  });

  it('reports rejected promises', async () => {
    await watch();
    const event = Object.assign(new Event('unhandledrejection'), { reason: errorOf('x is undefined') });
    window.dispatchEvent(event);
    jest.advanceTimersByTime(2000);
    expect(problems()).toMatchObject([{ message: 'x is undefined' }]);
  });

  it("leaves out messages of the site's own errors", async () => {
    await watch();
    throwInPage(errorOf('No home of Dana Cohen', { name: 'Error' }));
    jest.advanceTimersByTime(2000);
    expect(problems()).toMatchObject([{ name: 'Error', message: '' }]);
  });

  it.each<[string, unknown]>([
    ['a script of another host', errorOf('x', { stack: 'at x (https://cdn.example/a.js:1:1)' })],
    ['a cancelled request', errorOf('aborted', { name: 'AbortError' })],
    ['a notice about layout', errorOf('ResizeObserver loop completed with undelivered notifications.')],
    ['a script that hides its error', null],
    ['a text', 'failed'],
  ])('does not report %s', async (_name, error) => {
    await watch();
    throwInPage(error);
    jest.advanceTimersByTime(2000);
    expect(BEACON).not.toHaveBeenCalled();
  });

  it('reports an error once, and at most five per visit', async () => {
    await watch();
    for (let count = 0; count < 3; count += 1) throwInPage(errorOf('again is undefined'));
    for (let count = 0; count < 9; count += 1) throwInPage(errorOf(`x${count} is undefined`));
    jest.advanceTimersByTime(2000);
    expect(problems()).toHaveLength(5);
  });

  it('sends at once when the page is hidden', async () => {
    await watch();
    throwInPage(errorOf('x is undefined'));
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(problems()).toHaveLength(1);
  });

  it('reports an unknown address as its "not found" page', async () => {
    await watch();
    Object.assign(window, { ___loader: { loadPageSync: () => ({ page: { path: '/404.html' } }) } });
    throwInPage(errorOf('x is undefined'));
    jest.advanceTimersByTime(2000);
    expect(sent()[0]?.page).toBe('/404/');
  });
});
