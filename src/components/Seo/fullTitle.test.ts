import { fullTitle } from './fullTitle';

describe('fullTitle', () => {
  it.each([
    ['a page', 'About', 'Even Derech', false, 'About | Even Derech'],
    [
      'the home page',
      'Building for generations',
      'Even Derech',
      true,
      'Even Derech | Building for generations',
    ],
    ['a home page called as the site', 'Even Derech', 'Even Derech', true, 'Even Derech'],
    ['a page without title', null, 'Even Derech', false, 'Even Derech'],
    ['a site without name', 'About', '', false, 'About'],
  ])('of %s', (_name, title, siteName, isHome, expected) => {
    expect(fullTitle(title, siteName, isHome)).toBe(expected);
  });
});
