import { graphql } from 'gatsby';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { card, link as linkStyle, logo as logoStyle, text as textStyle, words } from './ActiveArms.styles';

export const fragment = graphql`
  fragment ActiveArm on CmsActiveArm {
    logo {
      ...IconPicture
    }
    name
    text
    link {
      ...LinkFields
    }
  }
`;

interface ArmCardProps extends Omit<Queries.ActiveArmFragment, '__typename'> {
  level: 2 | 3;
}

/** Card of a business arm of the group, with logo, name, text and link. The whole card is clickable. */
export function ArmCard({ logo, name, text, link, level }: ArmCardProps) {
  return (
    <div css={card}>
      {logo && (
        <div css={logoStyle}>
          {/* A visible name makes the logo decorative. */}
          <Picture media={logo} fit="contain" {...(name && { alt: '' })} />
        </div>
      )}
      <div css={words}>
        {name && (
          <Heading level={level} look="h3">
            {name}
          </Heading>
        )}
        <p css={textStyle}>{text}</p>
      </div>
      <ContentLink link={link} css={linkStyle}>
        {link?.name}
        {name && <VisuallyHidden> – {name}</VisuallyHidden>}
        <Icon name="arrow" flip />
      </ContentLink>
    </div>
  );
}
