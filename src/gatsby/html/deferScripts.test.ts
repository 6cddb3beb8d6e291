import { inlineScripts } from '../headers/inlineScripts';
import { deferScripts } from './deferScripts';

const SOURCES = ['/webpack-runtime-1.js', '/framework-2.js', '/app-3.js'];

/** Returns the HTML of a page as Gatsby 5 writes it. */
const page = (text: string) =>
  `<body><div>${text}</div><!-- slice-start id="_gatsby-scripts-1" -->\
<script>window.___webpackCompilationHash="1";</script>\
${SOURCES.map((source) => `<script src="${source}" async></script>`).join('')}<!-- slice-end id="_gatsby-scripts-1" --></body>`;

/** Runs the loader script of a page. Returns a function that returns the URLs of the scripts inserted so far. */
function run(): () => string[] {
  const { body } = new DOMParser().parseFromString(deferScripts(page('x')), 'text/html');
  const script = body.querySelector<HTMLScriptElement>('script[data-sources]');
  document.body.innerHTML = '';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(script?.textContent ?? '')();
  return () =>
    [...document.body.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');
}

function frames(): () => void {
  const waiting: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => waiting.push(callback));
  return () => waiting.forEach((callback) => callback(0));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('inserts scripts in order after the first frame, once', () => {
  const paint = frames();
  const scripts = run();
  expect(scripts()).toEqual([]);
  paint();
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(0);
  expect(scripts()).toEqual(SOURCES);
  jest.advanceTimersByTime(10_000);
  expect(scripts()).toEqual(SOURCES);
});

it('inserts them after a second without a frame', () => {
  frames();
  const scripts = run();
  jest.advanceTimersByTime(999);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(scripts()).toEqual(SOURCES);
});

it('inserts them at once in a background tab', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(run()()).toEqual(SOURCES);
});

it('writes the same loader in every release, and leaves a rewritten page unchanged', () => {
  const changed = deferScripts(page('x'));
  expect(changed).not.toContain('async');
  expect(changed).toMatch(/<\/script><!-- slice-end id="_gatsby-scripts-1" --><\/body>$/);
  const release = page('y').replaceAll('/app-3.js', '/app-4.js');
  expect(deferScripts(release)).toContain('/app-4.js"');
  expect(inlineScripts(changed)).toEqual(inlineScripts(deferScripts(release)));
  expect(deferScripts(changed)).toBe(changed);
  expect(deferScripts('<p></p>')).toBe('<p></p>');
});
