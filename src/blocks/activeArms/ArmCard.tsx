import { graphql } from 'gatsby';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { card, link as linkStyle, logo as logoStyle, text as textStyle } from './ActiveArms.styles';

export const fragment = graphql`
  fragment ActiveArm on CmsActiveArm {
    logo {
      ...IconPicture
    }
    text
    link {
      ...LinkFields
    }
  }
`;

/** One arm: logo, text and link. The link's area is the whole card. */
export function ArmCard({ logo, text, link }: Omit<Queries.ActiveArmFragment, '__typename'>) {
  return (
    <div css={card}>
      {logo && (
        <div css={logoStyle}>
          <Picture media={logo} fit="contain" />
        </div>
      )}
      <p css={textStyle}>{text}</p>
      <ContentLink link={link} css={linkStyle}>
        {link?.name}
        <Icon name="arrow" flip />
      </ContentLink>
    </div>
  );
}
