import type { AccordionEntry } from '../../components/Accordion/Accordion';
import { RichText } from '../../components/RichText/RichText';

interface FaqTab {
  id: string;
  label: string;
  items: AccordionEntry[];
  /** Heading level of the questions. */
  level: 2 | 3;
}

/**
 * Returns a tab for each named subject with answered questions.
 * @param level heading level of the questions
 */
export function faqTabs(tabs: Queries.AccordionFaqMainFragment['tabs'], level: 2 | 3): FaqTab[] {
  return (tabs ?? []).flatMap((tab, place) => {
    const items = (tab?.faqs ?? []).flatMap((faq, index) =>
      faq?.accordionTitle && faq.accordionContent?.html
        ? [
            {
              id: faq.id ?? `${place}-${index}`,
              title: faq.accordionTitle,
              content: <RichText text={faq.accordionContent} />,
            },
          ]
        : [],
    );
    return tab?.tabName && items.length > 0
      ? [{ id: tab.id ?? String(place), label: tab.tabName, items, level }]
      : [];
  });
}
