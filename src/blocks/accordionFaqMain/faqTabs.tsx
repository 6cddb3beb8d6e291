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
 * Returns one tab for each subject that has a name and at least one question with an answer.
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
