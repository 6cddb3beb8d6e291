import { findBlockType } from './findBlockType';

const members = [
  'TopBannerBlock',
  'NumbersComponentBlock',
  'NumbersComponent1Block',
  'ESGReportsBlock',
  'Quote',
  'Faq_List',
  'ImageTextBlock',
  'ImageTextBlockBlock',
];

test.each([
  ['topBanner', 'TopBannerBlock'],
  ['numbersComponent', 'NumbersComponentBlock'],
  ['numbersComponent1', 'NumbersComponent1Block'],
  ['eSGReports', 'ESGReportsBlock'],
  ['esgReports', 'ESGReportsBlock'],
  ['quote', 'Quote'],
  ['faq-list', 'Faq_List'],
  ['imageText', 'ImageTextBlock'],
  ['imageTextBlock', 'ImageTextBlockBlock'],
])('finds for the block %s the type %s', (slug, type) => {
  expect(findBlockType(slug, members, {})).toBe(type);
});

test('does not find a block without a type of that name', () => {
  expect(findBlockType('carousel', members, {})).toBeNull();
  expect(findBlockType('undefined', members, {})).toBeNull();
});

test('does not choose between two candidates', () => {
  expect(findBlockType('faqlist', ['Faq_List', 'FaqListBlock', 'FAQlist'], {})).toBeNull();
});

test('prefers the options', () => {
  expect(findBlockType('banner', members, { banner: 'TopBannerBlock' })).toBe('TopBannerBlock');
  expect(findBlockType('quote', members, { quote: 'Missing' })).toBeNull();
});
