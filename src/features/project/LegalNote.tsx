import { graphql } from 'gatsby';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { note } from './project.styles';

export const fragment = graphql`
  fragment LegalNote on CmsProject {
    legalNote {
      ...RichTextFields
    }
  }
`;

/** The legal note at the end of a project page (project-marketing §2.1). Renders nothing without one. */
export function LegalNote({ project: { legalNote } }: { project: Queries.LegalNoteFragment }) {
  if (!legalNote?.html) return null;
  return (
    <Section size="compact">
      <div css={note}>
        <RichText text={legalNote} />
      </div>
    </Section>
  );
}
