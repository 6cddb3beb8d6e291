import { rememberUnknownAddress, restoreUnknownAddress } from './rememberUnknownAddress';

const page = window as Window & { pagePath?: string };

/** Replaces the URL, as Gatsby does when it differs from the path of the page. */
const gatsbyMoves = (path: string) => window.history.replaceState(null, '', path);

afterEach(() => {
  delete page.pagePath;
  gatsbyMoves('/');
});

describe('the address of an unknown page', () => {
  it('stays as the visitor typed it', () => {
    gatsbyMoves('/en/no-such-page?from=mail#part');
    page.pagePath = '/en/404/';
    rememberUnknownAddress();
    gatsbyMoves('/en/404/');
    restoreUnknownAddress();
    expect(window.location.href).toBe('http://localhost/en/no-such-page?from=mail#part');
  });

  it('is not changed on other pages', () => {
    gatsbyMoves('/en/about');
    page.pagePath = '/en/about/';
    rememberUnknownAddress();
    gatsbyMoves('/en/about/');
    restoreUnknownAddress();
    expect(window.location.pathname).toBe('/en/about/');
  });
});
