import { blockSlug, readTemplateBlocks } from '../src/gatsby/pages/readTemplateBlocks';
import { templateFile, templateNames } from '../src/gatsby/pages/templateFile';

// Load the module without its types. Otherwise, the type check of the site would include Next's types.
const { choosableBlocks } = jest.requireActual<{
  choosableBlocks: (kind: string, special: boolean) => string[];
}>('../cms/content/kinds/allowedBlocks');
const { kinds } = jest.requireActual<{ kinds: readonly { name: string }[] }>(
  '../cms/content/kinds/kinds.gen',
);
const { PROJECT_LAYOUTS } = jest.requireActual<{ PROJECT_LAYOUTS: readonly string[] }>(
  '../cms/content/lookups/projectLayouts',
);
/** Templates that do not belong to a kind of page in the CMS. */
const OWN = [
  'job',
  'notFound',
  'schedule',
  'product',
  ...PROJECT_LAYOUTS.map((layout) => `${layout}Project`),
];
const names = kinds.map(({ name }) => name);

test('the site has a template for each kind of page, and no others except its own', () => {
  expect(templateNames().sort()).toEqual([...names, ...OWN].sort());
});

test.each(names)('the template of "%s" shows exactly the allowed blocks', (kind) => {
  const shown = readTemplateBlocks(templateFile(kind) ?? '');
  expect([...shown].map(blockSlug).sort()).toEqual(choosableBlocks(kind, true).sort());
});
