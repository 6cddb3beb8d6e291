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
])('the block %s has the type %s', (slug, type) => {
  expect(findBlockType(slug, members, {})).toBe(type);
});

test('a block without a type of that name is unknown', () => {
  expect(findBlockType('carousel', members, {})).toBeNull();
  expect(findBlockType('undefined', members, {})).toBeNull();
});

test('two types alike are no answer', () => {
  expect(findBlockType('faqlist', ['Faq_List', 'FaqListBlock', 'FAQlist'], {})).toBeNull();
});

test('the options decide', () => {
  expect(findBlockType('banner', members, { banner: 'TopBannerBlock' })).toBe('TopBannerBlock');
  expect(findBlockType('quote', members, { quote: 'Missing' })).toBeNull();
});
