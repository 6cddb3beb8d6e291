import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { columns, words } from './TitleTextLink.styles';

export const fragment = graphql`
  fragment TitleTextLink on CmsTitleTextLinkBlock {
    id
    title
    text {
      ...RichTextFields
    }
    link {
      ...LinkFields
    }
  }
`;

/** A title with text and a link (forms-investors-catalogue §2.1). */
export function TitleTextLink({ title, text, link, first }: Queries.TitleTextLinkFragment & BlockProps) {
  return (
    <Section named>
      <div css={columns}>
        <Heading level={first ? 1 : 2} namesSection>
          {title}
        </Heading>
        <div css={words}>
          <RichText text={text} />
          <ButtonLink link={link} variant="secondary" />
        </div>
      </div>
    </Section>
  );
}
