import { onClientEntry, putUnknownAddressBack } from './keepUnknownAddress';

const page = window as Window & { pagePath?: string };

/** What Gatsby does in between, when the address is not that of the page. */
const gatsbyMoves = (path: string) => window.history.replaceState(null, '', path);

afterEach(() => {
  delete page.pagePath;
  gatsbyMoves('/');
});

describe('the address of an unknown page', () => {
  it('stays as the visitor typed it', () => {
    gatsbyMoves('/en/no-such-page?from=mail#part');
    page.pagePath = '/en/404/';
    onClientEntry();
    gatsbyMoves('/en/404/');
    putUnknownAddressBack();
    expect(window.location.href).toBe('http://localhost/en/no-such-page?from=mail#part');
  });

  it('is taken letter by letter where it is no proper encoding, at which Gatsby would stop', () => {
    gatsbyMoves('/%E0%A4%A?from=mail#part');
    page.pagePath = '/404.html';
    onClientEntry();
    expect(window.location.href).toBe('http://localhost/%25E0%25A4%25A?from=mail#part');
    expect(decodeURIComponent(window.location.pathname)).toBe('/%E0%A4%A');
  });

  it('is left alone on every other page', () => {
    gatsbyMoves('/en/about');
    page.pagePath = '/en/about/';
    onClientEntry();
    gatsbyMoves('/en/about/');
    putUnknownAddressBack();
    expect(window.location.pathname).toBe('/en/about/');
  });
});
