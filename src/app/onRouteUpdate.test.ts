import type { RouteUpdateArgs } from 'gatsby';
import { mockResize } from '../testing/mockResize';
import { onRouteUpdate } from './onRouteUpdate';

const move = (to: string, from?: string) => {
  const at = (address: string) => new URL(address, 'https://even-derech.example');
  onRouteUpdate({ location: at(to), prevLocation: from ? at(from) : null } as unknown as RouteUpdateArgs);
};

beforeEach(() => {
  document.body.innerHTML = '<div id="gatsby-focus-wrapper" tabindex="-1"><main tabindex="-1"></main></div>';
});

describe('onRouteUpdate', () => {
  it('focuses the main part of the next page', () => {
    move('/about/', '/');
    expect(document.querySelector('main')).toHaveFocus();
  });

  it('focuses it again when the router moves the focus', () => {
    move('/about/', '/');
    document.getElementById('gatsby-focus-wrapper')?.focus();
    expect(document.querySelector('main')).toHaveFocus();
  });

  it.each([
    ['on the first page', '/', undefined],
    ['on the same page, as when a filter changes the address', '/about/?page=2', '/about/'],
    ['when the address names a place of the page', '/about/#team', '/'],
  ])('keeps the focus %s', (_name, to, from) => {
    move(to, from);
    expect(document.querySelector('main')).not.toHaveFocus();
  });

  it.each([
    ['the first address', '/about/#%D7%A6%D7%95%D7%95%D7%AA', undefined],
    ['a link of another page', '/about/#%D7%A6%D7%95%D7%95%D7%AA', '/'],
    ['a link of the page', '/about/#%D7%A6%D7%95%D7%95%D7%AA', '/about/'],
  ])('holds the place that %s names, and another page lets it go', (_name, to, from) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<section id="צוות"></section>');
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const grow = mockResize();
    let height = 1000;
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
    move(to, from);
    height = 2000;
    grow();
    expect(scrolled).toHaveBeenCalledTimes(2);
    move('/contact/', '/about/');
    height = 3000;
    grow();
    expect(scrolled).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  });
});
