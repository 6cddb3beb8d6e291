import { navigate } from 'gatsby';
import { onOfflinePress } from '../components/OfflineNotice/offlinePress';
import { blockOfflineNavigation } from './blockOfflineNavigation';

const told = jest.fn();
/** Called when a click is not blocked, so that the browser or Gatsby would open the link. */
const followed = jest.fn();
const loaded = new Set<string>();

beforeAll(() => {
  blockOfflineNavigation((path) => (loaded.has(path) ? { page: path } : undefined));
  onOfflinePress(({ pathname }) => told(pathname));
});
let online: jest.SpyInstance<boolean>;
/**
 * Time of the current test. Tests are a minute apart, because `blockOfflineNavigation` caches the result of its connection check.
 */
let now = 0;
beforeEach(() => {
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  now += 60_000;
  jest.spyOn(performance, 'now').mockReturnValue(now);
  loaded.clear();
  jest.clearAllMocks();
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
});

/** Clicks a Gatsby link or a plain link. jsdom itself does not navigate. */
async function press(html: string, init: MouseEventInit = {}): Promise<void> {
  document.body.innerHTML = html;
  const link = document.body.querySelector('a');
  const follow = (event: Event) => {
    if (!event.defaultPrevented) followed();
    event.preventDefault();
  };
  window.addEventListener('click', follow);
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  await new Promise((resolve) => setTimeout(resolve));
  window.removeEventListener('click', follow);
}
const NEXT = '<a href="/next/"><b>Next</b></a>';

describe('without a connection', () => {
  it('blocks a link and tells the visitor', async () => {
    await press(NEXT);
    expect(told).toHaveBeenCalledWith('/next/');
    expect(followed).not.toHaveBeenCalled();
  });

  it.each(['/next/?a=1', '?utm_source=leaflet'])(
    'does not count a page as loaded with another query: %s',
    async (href) => {
      loaded.add('/next/').add('/');
      await press(`<a href="${href}">Next</a>`);
      expect(told).toHaveBeenCalledTimes(1);
      expect(followed).not.toHaveBeenCalled();
    },
  );

  it('blocks a link to another site too', async () => {
    await press('<a href="https://example.org/far/">Far</a>');
    expect(told).toHaveBeenCalledWith('/far/');
    expect(followed).not.toHaveBeenCalled();
  });

  it('lets Gatsby open a loaded page, also from a plain link', async () => {
    loaded.add('/next/?a=1');
    await press('<a href="/next/?a=1#b">Next</a>');
    expect(navigate).toHaveBeenCalledWith('/next/?a=1#b');
    expect(told).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['an anchor of the page', '<a href="#part">Part</a>', {}],
    ['a choice that the page answers', '<a href="?page=2" data-here="">2</a>', {}],
    ['a picture that is enlarged', '<a href="/media/plan.webp">Plan</a>', {}],
    ['a telephone number', '<a href="tel:+97250">Call</a>', {}],
    ['a download', '<a href="/file.csv" download>File</a>', {}],
    ['a new tab', '<a href="/next/" target="_blank">Next</a>', {}],
    ['a new tab by the keyboard', NEXT, { ctrlKey: true }],
  ])('leaves %s to the browser', async (_name, html, init) => {
    await press(html, init);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(told).not.toHaveBeenCalled();
  });
});

it('uses a connection that the browser does not know of', async () => {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(null, { status: 404 })));
  await press(NEXT);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
});

it('treats a connection that does not answer in time as slow', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const pressed = press(NEXT);
  await jest.advanceTimersByTimeAsync(10);
  expect(followed).not.toHaveBeenCalled();
  window.addEventListener(
    'click',
    (event) => {
      followed();
      event.preventDefault();
    },
    { once: true },
  );
  await jest.advanceTimersByTimeAsync(3000);
  await pressed;
  expect(followed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('does nothing while online', async () => {
  online.mockReturnValue(true);
  await press(NEXT);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(fetch).not.toHaveBeenCalled();
});
