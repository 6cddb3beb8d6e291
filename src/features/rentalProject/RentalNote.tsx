import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { color, font } from '../../theme/tokens';

export const fragment = graphql`
  fragment RentalNote on CmsProject {
    legalNote {
      ...RichTextFields
    }
  }
`;

const note = css({ color: color.inkMuted, '& > *': { fontSize: font.small } });

/** What the law wants said of the page; nothing without it. */
export function RentalNote({ project: { legalNote } }: { project: Queries.RentalNoteFragment }) {
  if (!legalNote?.html) return null;
  return (
    <Section size="compact">
      <div css={note}>
        <RichText text={legalNote} />
      </div>
    </Section>
  );
}
