import path from 'node:path';
import { choosableBlocks } from '../cms/content/blocks/allowedBlocks';
import { TEMPLATES as KINDS } from '../cms/content/blocks/defineBlock';
import { blockSlug, knownBlocks } from '../src/gatsby/knownBlocks';
import { TEMPLATES } from '../src/gatsby/templates';

test('the site has a template for each kind of page of the CMS', () => {
  expect(Object.keys(TEMPLATES).sort()).toEqual([...KINDS].sort());
});

test.each(KINDS)('a page of the kind "%s" may hold exactly the blocks that its template shows', (kind) => {
  const shown = knownBlocks(path.resolve(`src/templates/${TEMPLATES[kind]}.tsx`));
  expect([...shown].map(blockSlug).sort()).toEqual(choosableBlocks(kind, true).sort());
});
