import type { AccordionEntry } from '../../components/Accordion/Accordion';
import { RichText } from '../../components/RichText/RichText';

interface FaqTab {
  id: string;
  label: string;
  items: AccordionEntry[];
  /** Rank of the questions in the page's outline. */
  level: 2 | 3;
}

/**
 * The subjects that have something to read: a name, and questions that have answers.
 * @param tabs as the CMS answers them
 * @param level rank of the questions in the page's outline
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
