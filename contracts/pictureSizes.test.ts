import { readFileSync } from 'node:fs';
import { MIN_WIDTH } from '../cms/platform/fields/pictureSizes';

const fragments = readFileSync('src/components/Picture/fragments.ts', 'utf8');

/** Returns the maximum width in a GraphQL fragment of the site. */
const widthOf = (fragment: string): number => {
  const [, text = ''] = fragments.split(`fragment ${fragment} on CmsMedia`);
  return Number(/\bwidth: (\d+)/.exec(text)?.[1]);
};

it.each([
  ['WidePicture', 'wide'],
  ['HalfPicture', 'half'],
  ['CardPicture', 'card'],
] as const)('the CMS reports pictures below the width of %s', (fragment, use) => {
  expect(MIN_WIDTH[use]).toBe(widthOf(fragment));
});

it('the required width for phones does not exceed the site’s pictures', () => {
  expect(MIN_WIDTH.phone).toBeLessThanOrEqual(widthOf('HalfPicture'));
});
