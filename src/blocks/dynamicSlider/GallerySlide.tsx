import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/Button/ButtonLink';
import type { SlideView } from '../../components/Carousel/Carousel';
import { MediaCover } from '../../components/MediaCover/MediaCover';
import { Heading } from '../../components/Section/Heading';
import { caption, captionText, frame } from './DynamicSlider.styles';

export const fragment = graphql`
  fragment GallerySlide on CmsDynamicSlide {
    media {
      ...CoverMedia
    }
    title
    text
    link {
      ...LinkFields
    }
  }
`;

interface GallerySlideProps extends Omit<Queries.GallerySlideFragment, '__typename'>, SlideView {
  level: 2 | 3;
  desktopHeight: number;
  eager: boolean;
}

/** One picture or film of the gallery, with what the editor wrote over its lower edge. */
export function GallerySlide({
  media,
  title,
  text,
  link,
  active,
  near,
  playing,
  level,
  desktopHeight,
  eager,
}: GallerySlideProps) {
  return (
    <div css={frame(desktopHeight)}>
      <MediaCover media={media} near={near} playing={active && playing} eager={eager} />
      {(title || text || link?.name) && (
        <div css={caption}>
          <div css={captionText}>
            {title && (
              <Heading level={level} look="h3">
                {title}
              </Heading>
            )}
            {text && <p>{text}</p>}
          </div>
          <ButtonLink link={link} variant="light" />
        </div>
      )}
    </div>
  );
}
