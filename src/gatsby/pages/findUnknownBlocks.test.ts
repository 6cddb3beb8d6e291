import { readFileSync } from 'node:fs';
import { blockSlug, readTemplateBlocks } from './readTemplateBlocks';
import { templateFile, templateNames } from './templateFile';
import { findUnknownBlocks } from './findUnknownBlocks';

const page = (...types: string[]) => ({
  documentId: '12',
  locale: 'en',
  path: '/en/questions/',
  title: 'Questions',
  template: 'faq',
  blocks: types.map((__typename) => ({ __typename })),
});
const known = new Set(['CmsTopBannerBlock', 'CmsAccordionFaqMainBlock']);

test('finds nothing on a page whose template shows all its blocks', () => {
  expect(findUnknownBlocks(page('CmsTopBannerBlock', 'CmsAccordionFaqMainBlock'), known)).toEqual([]);
  expect(findUnknownBlocks(page(), known)).toEqual([]);
});

test('names document, block and template, once per block type', () => {
  expect(findUnknownBlocks(page('CmsTeamBlock', 'CmsTopBannerBlock', 'CmsTeamBlock'), known)).toEqual([
    'Page "Questions" (pages 12, en, /en/questions/) has the block "team", which the template "faq" does not show. ' +
      'Remove the block in the CMS, or run npm run contract and build again.',
  ]);
});

test.each([
  ['CmsTopBannerBlock', 'topBanner'],
  ['CmsImageTextBlockBlock', 'imageTextBlock'],
  ['CmsESGReportsBlock', 'eSGReports'],
])('names %s as editors know it', (type, slug) => {
  expect(blockSlug(type)).toBe(slug);
});

test.each(templateNames())('reads the blocks of the template %s', (name) => {
  const file = templateFile(name) ?? '';
  // A template that can show blocks uses a blocks fragment in its query.
  const asks = /\.{3}\w+Blocks\b/.test(readFileSync(file, 'utf8'));
  expect(readTemplateBlocks(file).size > 0).toBe(asks);
});
