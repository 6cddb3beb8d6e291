import { readFileSync } from 'node:fs';
import { LEAST_WIDTH } from '../cms/platform/fields/pictureSizes';

const fragments = readFileSync('src/components/Picture/fragments.ts', 'utf8');

/** The largest width that a fragment of the site asks for. */
const widthOf = (fragment: string): number => {
  const [, text = ''] = fragments.split(`fragment ${fragment} on CmsMedia`);
  return Number(/\bwidth: (\d+)/.exec(text)?.[1]);
};

it.each([
  ['WidePicture', 'wide'],
  ['HalfPicture', 'half'],
  ['CardPicture', 'card'],
] as const)('the CMS calls a picture too small that is below the width of %s', (fragment, use) => {
  expect(LEAST_WIDTH[use]).toBe(widthOf(fragment));
});

it('what phones get is not asked to be larger than the site makes it', () => {
  expect(LEAST_WIDTH.phone).toBeLessThanOrEqual(widthOf('HalfPicture'));
});
