import { graphql } from 'gatsby';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import { typeset } from '../../lib/typeset';
import { box, icon as iconStyle, link as linkStyle, text as textStyle } from './ContactBoxes.styles';

export const fragment = graphql`
  fragment ContactBox on CmsContactBox {
    icon {
      ...IconPicture
    }
    text
    link {
      ...LinkFields
    }
  }
`;

/** A contact option with icon, text and link. The whole box is clickable. */
export function ContactBox({ icon, text, link }: Omit<Queries.ContactBoxFragment, '__typename'>) {
  return (
    <div css={box}>
      <Picture media={icon} alt="" fit="contain" css={iconStyle} />
      <p css={textStyle}>{text && typeset(text)}</p>
      <ContentLink link={link} css={linkStyle}>
        <bdi>{link?.name}</bdi>
        <Icon name="arrow" flip />
      </ContentLink>
    </div>
  );
}
