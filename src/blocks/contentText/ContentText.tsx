import { graphql } from 'gatsby';
import type { BlockPlace } from '../../components/BlockList/BlockList';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { header, icon } from './ContentText.styles';

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

/** A title, with an icon if there is one, over formatted text; links to documents become downloads. */
export function ContentText({ title, text, icon: mark, first }: Queries.ContentTextFragment & BlockPlace) {
  return (
    <Section width="text">
      {title && (
        <div css={header}>
          <Picture media={mark} alt="" fit="contain" css={icon} />
          <Heading level={first ? 1 : 2}>{title}</Heading>
        </div>
      )}
      <RichText text={text} />
    </Section>
  );
}
