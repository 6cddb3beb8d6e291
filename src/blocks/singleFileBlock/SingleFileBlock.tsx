import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { ShownDate } from '../../components/ShownDate/ShownDate';
import { dateText, row } from './SingleFileBlock.styles';

export const fragment = graphql`
  fragment SingleFileBlock on CmsSingleFileBlockBlock {
    id
    fileName
    isoDate: date(formatString: "YYYY-MM-DD")
    shownDate: date(formatString: "D.M.YYYY")
    button {
      ...LinkFields
    }
  }
`;

/** A file: name, date, and a button that opens it (forms-investors-catalogue §2.2). */
export function SingleFileBlock(block: Queries.SingleFileBlockFragment & BlockProps) {
  const { fileName, isoDate, shownDate, button, first } = block;
  return (
    <Section size="compact" named>
      <div css={row}>
        <div>
          <Heading level={first ? 1 : 2} look="h3" namesSection>
            {fileName}
          </Heading>
          <ShownDate iso={isoDate} shown={shownDate} css={dateText} />
        </div>
        <ButtonLink link={button} variant="secondary" />
      </div>
    </Section>
  );
}
