import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { column } from './BasicTitleAndTextBlock.styles';

export const fragment = graphql`
  fragment BasicTitleAndTextBlock on CmsBasicTitleAndTextBlockBlock {
    id
    title
    text {
      ...RichTextFields
    }
  }
`;

/** A centered title with text below (forms-investors-catalogue §2.1). */
export function BasicTitleAndTextBlock({
  title,
  text,
  first,
}: Queries.BasicTitleAndTextBlockFragment & BlockProps) {
  return (
    <Section width="text" named>
      <div css={column}>
        <Heading level={first ? 1 : 2} namesSection>
          {title}
        </Heading>
        <RichText text={text} />
      </div>
    </Section>
  );
}
