import path from 'node:path';
import { blockSlug, knownBlocks } from '../src/gatsby/knownBlocks';
import { TEMPLATES, type TemplateName } from '../src/gatsby/templates';

// Required without types: those of the CMS would bring Next's into the site's type check.
const { choosableBlocks } = jest.requireActual<{
  choosableBlocks: (template: string, special: boolean) => string[];
}>('../cms/content/blocks/allowedBlocks');
const { TEMPLATES: KINDS } = jest.requireActual<{ TEMPLATES: readonly TemplateName[] }>(
  '../cms/content/blocks/defineBlock',
);

test('the site has a template for each kind of page of the CMS', () => {
  expect(Object.keys(TEMPLATES).sort()).toEqual([...KINDS].sort());
});

test.each(KINDS)('a page of the kind "%s" may hold exactly the blocks that its template shows', (kind) => {
  const shown = knownBlocks(path.resolve(`src/templates/${TEMPLATES[kind]}.tsx`));
  expect([...shown].map(blockSlug).sort()).toEqual(choosableBlocks(kind, true).sort());
});
