import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { card, logo as logoStyle, words } from './SingleArmBlock.styles';

export const fragment = graphql`
  fragment SingleArmBlock on CmsSingleArmBlockBlock {
    id
    logo {
      ...IconPicture
    }
    text {
      ...RichTextFields
    }
    button {
      ...LinkFields
    }
  }
`;

/** A business arm of the group: logo, text and button (forms-investors-catalogue §2.6). */
export function SingleArmBlock({ logo, text, button }: Queries.SingleArmBlockFragment) {
  return (
    <Section size="compact">
      <div css={card}>
        {logo && (
          <div css={logoStyle}>
            <Picture media={logo} fit="contain" />
          </div>
        )}
        <div css={words}>
          <RichText text={text} />
        </div>
        <ButtonLink link={button} variant="secondary" />
      </div>
    </Section>
  );
}
