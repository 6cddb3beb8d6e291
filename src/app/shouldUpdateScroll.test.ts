import type { ShouldUpdateScrollArgs } from 'gatsby';
import { shouldUpdateScroll } from './shouldUpdateScroll';

const at = (pathname: string, action = 'POP', hash = '') => ({ location: { pathname, action, hash } });
const asked = (before: object | undefined, now: object) =>
  shouldUpdateScroll({ prevRouterProps: before, routerProps: now } as ShouldUpdateScrollArgs);

describe('scroll position after a history step', () => {
  it.each([
    ['the browser says within a page', at('/list/'), at('/list/'), false],
    ['Gatsby says after a page before', at('/item/'), at('/list/'), true],
    ['the browser says on the first page', undefined, at('/list/'), false],
    ['Gatsby says of an anchor on the first page', undefined, at('/list/', 'POP', '#part'), true],
    ['Gatsby says, at the top, after a link to the same page', at('/list/'), at('/list/', 'PUSH'), true],
    ['Gatsby says of an anchor', at('/list/'), at('/list/', 'POP', '#part'), true],
  ])('%s', (_, before, now, expected) => {
    expect(asked(before, now)).toBe(expected);
  });
});
