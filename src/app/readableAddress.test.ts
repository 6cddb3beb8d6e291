import { isNotFoundPage, READABLE_ADDRESS } from './readableAddress';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/%E0%A4%A?from=mail#part', '/-E0-A4-A?from=mail#part'],
  ['/en/100%', '/en/100-'],
  ['/%00', '/-00'],
  ['/about%20', '/about-20'],
  ['/about%20/', '/about%20/'],
  ['/about%23x', '/about-23x'],
  ['/about%3Fx', '/about-3Fx'],
  ['/a%2Fb', '/a-2Fb'],
  ['/a%5cb/', '/a-5cb/'],
  ['/100%25', '/100-25'],
  ['/a%2520b', '/a-2520b'],
  ['/:path', '/-path'],
  ['/a/*', '/a/-'],
  ['/a%3Apath', '/a-3Apath'],
  ['/a|b"<c>/', '/a|b%22%3Cc%3E/'],
  ['/a%20b/', '/a%20b/'],
  ['/nothing-here/?a=%zz', '/nothing-here/?a=%zz'],
  ['/%D7%90/', '/%D7%90/'],
])('reads %s as %s', (typed, read) => {
  window.history.replaceState(null, '', typed);
  // Runs the inline script as a browser does.
  const script = document.createElement('script');
  script.textContent = READABLE_ADDRESS;
  document.head.append(script);
  script.remove();
  expect(window.location.href).toBe(`http://localhost${read}`);
  expect(() => decodeURIComponent(window.location.pathname)).not.toThrow();
});

it.each([
  ['/404.html', true],
  ['/404/', true],
  ['/en/404/', true],
  ['/about/', false],
])('is the page of unknown addresses for %s: %s', (page, expected) =>
  expect(isNotFoundPage(page)).toBe(expected),
);
