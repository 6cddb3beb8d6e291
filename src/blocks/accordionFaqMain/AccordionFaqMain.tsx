import { graphql } from 'gatsby';
import { useState } from 'react';
import { Accordion } from '../../components/Accordion/Accordion';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { itemLevel } from '../../components/Section/itemLevel';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { Tabs } from '../../components/Tabs/Tabs';
import { body } from './AccordionFaqMain.styles';
import { faqTabs } from './faqTabs';

export const fragment = graphql`
  fragment AccordionFaqMain on CmsAccordionFaqMainBlock {
    id
    title
    tabs {
      id
      tabName
      faqs {
        id
        accordionTitle
        accordionContent {
          ...RichTextFields
        }
      }
    }
  }
`;

/**
 * Frequently asked questions with one tab per subject. One answer is open at a time (forms-investors-catalogue §2.2).
 */
export function AccordionFaqMain({ title, tabs, first }: Queries.AccordionFaqMainFragment & BlockProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const subjects = faqTabs(tabs, itemLevel(title, first));
  if (subjects.length === 0) return null;
  const [only] = subjects;
  const selected = chosen ?? only?.id;
  return (
    <Section named={Boolean(title)}>
      <SectionHeader title={title} first={first} namesSection />
      <div css={body}>
        {subjects.length === 1 && only ? (
          <Accordion items={only.items} level={only.level} />
        ) : (
          <Tabs
            label={title ?? ''}
            onSelect={setChosen}
            tabs={subjects.map(({ id, label, items, level }) => ({
              id,
              label,
              // A new key remounts the accordion when its tab is hidden, so that an open answer closes.
              content: <Accordion key={selected === id ? 'shown' : 'hidden'} items={items} level={level} />,
            }))}
          />
        )}
      </div>
    </Section>
  );
}
