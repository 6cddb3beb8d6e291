import { graphql } from 'gatsby';
import { useId } from 'react';
import type { BlockPlace } from '../../components/BlockList/BlockList';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { besideTitle, body, columns, header, icon } from './ContentText.styles';

export const fragment = graphql`
  fragment ContentText on CmsContentTextBlock {
    id
    title
    text {
      ...RichTextFields
    }
    icon {
      ...IconPicture
    }
  }
`;

/** A title with optional icon, and formatted text whose links to documents are downloads (corporate-site §9). */
export function ContentText({ title, text, icon: mark, first }: Queries.ContentTextFragment & BlockPlace) {
  const headingId = useId();
  if (!title && !text?.html) return null;
  if (!title) {
    return (
      <Section>
        <div css={body}>
          <RichText text={text} />
        </div>
      </Section>
    );
  }
  return (
    <Section labelledBy={headingId}>
      <div css={columns}>
        <div css={header}>
          <Picture media={mark} alt="" fit="contain" css={icon} />
          <Heading level={first ? 1 : 2} id={headingId}>
            {title}
          </Heading>
        </div>
        <div css={[body, besideTitle]}>
          <RichText text={text} />
        </div>
      </div>
    </Section>
  );
}
