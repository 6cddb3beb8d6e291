import { graphql } from 'gatsby';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { MediaCover } from '../../../components/MediaCover/MediaCover';
import { slide, slideFrame, slideText, slideTitle } from './ListingSlide.styles';

export const fragment = graphql`
  fragment ListingSlide on CmsMarketingSlide {
    title
    text
    link {
      ...LinkFields
    }
    image {
      ...CoverMedia
    }
  }
`;

/** A marketing slide between the rows of a list of apartments (corporate-site §3, §9). */
export function ListingSlide({ slide: content }: { slide: Queries.ListingSlideFragment }) {
  const { title, text, link, image } = content;
  return (
    <div css={slide}>
      <div css={slideFrame}>
        <MediaCover media={image} />
      </div>
      <div css={slideText}>
        <p css={slideTitle}>{title}</p>
        {text && <p>{text}</p>}
        <ButtonLink link={link} variant="light" />
      </div>
    </div>
  );
}
