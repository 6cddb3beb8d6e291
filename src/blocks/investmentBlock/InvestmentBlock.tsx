import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { columns, words } from './InvestmentBlock.styles';

export const fragment = graphql`
  fragment InvestmentBlock on CmsInvestmentBlockBlock {
    id
    blockTitle
    blockContent {
      ...RichTextFields
    }
    blockButton {
      ...LinkFields
    }
  }
`;

/** The group's investments, with a link to further information (forms-investors-catalogue §2.2). */
export function InvestmentBlock(block: Queries.InvestmentBlockFragment & BlockProps) {
  const { blockTitle, blockContent, blockButton, first } = block;
  return (
    <Section tone="night" named>
      <div css={columns}>
        <Heading level={first ? 1 : 2} namesSection>
          {blockTitle}
        </Heading>
        <div css={words}>
          <RichText text={blockContent} tone="night" />
          <ButtonLink link={blockButton} variant="light" />
        </div>
      </div>
    </Section>
  );
}
