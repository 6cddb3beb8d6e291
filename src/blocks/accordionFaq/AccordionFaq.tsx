import { graphql } from 'gatsby';
import { Accordion } from '../../components/Accordion/Accordion';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { RichText } from '../../components/RichText/RichText';
import { itemLevel } from '../../components/Section/itemLevel';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { columns, header } from './AccordionFaq.styles';

export const fragment = graphql`
  fragment AccordionFaq on CmsAccordionFaqBlock {
    id
    title
    introduction: text
    faqs {
      id
      accordionTitle
      accordionContent {
        ...RichTextFields
      }
    }
  }
`;

/**
 * Frequently asked questions. One answer is open at a time. Allowed only on pages of the special company
 * (corporate-site §2).
 */
export function AccordionFaq({
  title,
  introduction,
  faqs,
  first,
}: Queries.AccordionFaqFragment & BlockProps) {
  const items =
    faqs?.flatMap((faq, index) =>
      faq?.accordionTitle && faq.accordionContent?.html
        ? [
            {
              id: faq.id ?? String(index),
              title: faq.accordionTitle,
              content: <RichText text={faq.accordionContent} />,
            },
          ]
        : [],
    ) ?? [];
  if (items.length === 0) return null;
  const hasHeader = Boolean(title ?? introduction);
  return (
    <Section named={Boolean(title)}>
      <div css={hasHeader && columns}>
        <div css={header}>
          <SectionHeader title={title} text={introduction} first={first} namesSection />
        </div>
        <Accordion items={items} level={itemLevel(title, first)} />
      </div>
    </Section>
  );
}
