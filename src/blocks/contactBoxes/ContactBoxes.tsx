import { graphql } from 'gatsby';
import { useId } from 'react';
import type { BlockPlace } from '../../components/BlockList/BlockList';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { sizeFor } from '../../components/Section/sizeFor';
import { ContactBox } from './ContactBox';
import { grid, header } from './ContactBoxes.styles';

export const fragment = graphql`
  fragment ContactBoxes on CmsContactBoxesBlock {
    id
    title
    boxes {
      id
      ...ContactBox
    }
  }
`;

/** Ways to reach the company, side by side (corporate-site §3). */
export function ContactBoxes({ title, boxes, first }: Queries.ContactBoxesFragment & BlockPlace) {
  const headingId = useId();
  if (!boxes?.length) return null;
  return (
    <Section size={sizeFor(boxes.length)} labelledBy={title ? headingId : undefined}>
      {title && (
        <div css={header}>
          <SectionHeader title={title} first={first} id={headingId} />
        </div>
      )}
      <ul css={grid}>
        {boxes.map(
          (box, index) =>
            box && (
              <li key={box.id ?? index}>
                <ContactBox {...box} />
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}
