import { faqStructuredData } from './faqStructuredData';

const block = {
  __typename: 'CmsAccordionFaqMainBlock' as const,
  id: 'faq',
  title: null,
  tabs: [
    {
      id: 'buy',
      tabName: 'Buying',
      faqs: [
        { id: '1', accordionTitle: 'How much?', accordionContent: { html: '<p>This much</p>' } },
        { id: '2', accordionTitle: 'Unanswered', accordionContent: null },
      ],
    },
    null,
  ],
};

describe('faqStructuredData', () => {
  it('contains the answered questions', () => {
    expect(faqStructuredData([{ __typename: 'CmsTopBannerBlock' }, block, null])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How much?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>This much</p>' },
        },
      ],
    });
  });

  it.each([[null], [[]], [[{ __typename: 'CmsTopBannerBlock' }]]])(
    'is null without questions: %j',
    (blocks) => {
      expect(faqStructuredData(blocks)).toBeNull();
    },
  );
});
