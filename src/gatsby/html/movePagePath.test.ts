import { inlineScripts } from '../headers/inlineScripts';
import { movePagePath } from './movePagePath';

/** Returns the HTML of a page as Gatsby 5 writes it. */
const page = (path: string) =>
  `<body><div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script></body>`;

/** Returns the value that the page's scripts write to `window.pagePath`. */
function run(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const script = body.querySelector('script');
  const window: { pagePath?: string } = {};
  new Function('window', 'document', script?.textContent ?? '')(window, { currentScript: script });
  return window.pagePath ?? '';
}

it.each(['/about/', '/אודות/', '/a"b&c/', "/it's/", '/404.html'])(
  'passes the address %s to Gatsby',
  (path) => {
    expect(run(movePagePath(page(path)))).toBe(path);
  },
);

it('writes the same script into every page, and nothing into a page without one', () => {
  const [about, contact] = ['/about/', '/contact/'].map((path) => inlineScripts(movePagePath(page(path))));
  expect(about).toHaveLength(1);
  expect(about).toEqual(contact);
  expect(movePagePath(movePagePath(page('/about/')))).toBe(movePagePath(page('/about/')));
  expect(movePagePath('<p></p>')).toBe('<p></p>');
});
