import { blockSlug, knownBlocks } from '../src/gatsby/knownBlocks';
import { templateFile, templateNames } from '../src/gatsby/templates';

// Required without types: those of the CMS would bring Next's into the site's type check.
const { choosableBlocks } = jest.requireActual<{
  choosableBlocks: (kind: string, special: boolean) => string[];
}>('../cms/content/kinds/allowedBlocks');
const { kinds } = jest.requireActual<{ kinds: readonly { name: string }[] }>(
  '../cms/content/kinds/kinds.gen',
);
const { PROJECT_LAYOUTS } = jest.requireActual<{ PROJECT_LAYOUTS: readonly string[] }>(
  '../cms/content/lookups/projectLayouts',
);
/** Templates of other documents than pages of the CMS, and of what the site makes itself. */
const OWN = [
  'job',
  'notFound',
  'schedule',
  'product',
  ...PROJECT_LAYOUTS.map((layout) => `${layout}Project`),
];
const names = kinds.map(({ name }) => name);

test('the site has a template for each kind of page of the CMS, and no other but its own', () => {
  expect(templateNames().sort()).toEqual([...names, ...OWN].sort());
});

test.each(names)('a page of the kind "%s" may hold exactly the blocks that its template shows', (kind) => {
  const shown = knownBlocks(templateFile(kind) ?? '');
  expect([...shown].map(blockSlug).sort()).toEqual(choosableBlocks(kind, true).sort());
});
