import { graphql } from 'gatsby';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { Icon } from '../../components/Icon/Icon';
import { MediaCover } from '../../components/MediaCover/MediaCover';
import { Heading } from '../../components/Section/Heading';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { typeset } from '../../lib/typeset';
import {
  banner,
  caption,
  label as labelStyle,
  link as linkStyle,
  text as textStyle,
} from './ApartmentBanners.styles';

export const fragment = graphql`
  fragment ApartmentBanner on CmsApartmentBanner {
    image {
      ...CoverMedia
    }
    label
    title
    text
    link {
      ...LinkFields
    }
  }
`;

interface ApartmentBannerProps extends Omit<Queries.ApartmentBannerFragment, '__typename'> {
  level: 2 | 3;
  eager: boolean;
}

/** A banner with label, title and text over a picture. The whole banner is clickable. */
export function ApartmentBanner({ image, label, title, text, link, level, eager }: ApartmentBannerProps) {
  return (
    <article css={banner}>
      <MediaCover media={image} eager={eager} />
      {label && <p css={labelStyle}>{label}</p>}
      <div css={caption}>
        <Heading level={level} look="h2">
          {title}
        </Heading>
        {text && <p css={textStyle}>{typeset(text)}</p>}
        <ContentLink link={link} css={linkStyle}>
          {link?.name}
          {title && <VisuallyHidden> – {title}</VisuallyHidden>}
          <Icon name="arrow" flip />
        </ContentLink>
      </div>
    </article>
  );
}
