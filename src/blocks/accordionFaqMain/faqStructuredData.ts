import { faqPage } from '../../lib/faqPage';

type Block = { readonly __typename: string } | null;
type FaqBlock = Queries.AccordionFaqMainFragment & { readonly __typename: 'CmsAccordionFaqMainBlock' };

const isFaq = (block: Block): block is FaqBlock => block?.__typename === 'CmsAccordionFaqMainBlock';

/**
 * Builds the schema.org `FAQPage` data from all questions of a page that have an answer.
 * @returns null if the page has no such questions
 */
export function faqStructuredData(blocks: readonly Block[] | null | undefined): object | null {
  const questions = (blocks ?? [])
    .filter(isFaq)
    .flatMap(({ tabs }) => tabs ?? [])
    .flatMap((tab) => tab?.faqs ?? [])
    .flatMap((faq) =>
      faq?.accordionTitle && faq.accordionContent?.html
        ? [{ question: faq.accordionTitle, answer: faq.accordionContent.html }]
        : [],
    );
  return faqPage(questions);
}
