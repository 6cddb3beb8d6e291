import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/ButtonLink';
import type { SlideView } from '../../components/Carousel/Carousel';
import { Icon } from '../../components/Icon/Icon';
import { enlargeOnPress } from '../../components/Lightbox/enlargeOnPress';
import { MediaCover } from '../../components/MediaCover/MediaCover';
import { roundButton } from '../../components/RoundButton/RoundButton.styles';
import { Heading } from '../../components/Section/Heading';
import { typeset } from '../../lib/typeset';
import { caption, captionText, enlarge, frame } from './DynamicSlider.styles';
import { enlargedPicture } from './enlargedPicture';

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
  /** Called to show the picture in full screen. */
  onEnlarge: () => void;
}

/** A picture or video of the gallery. The editor's texts cover its lower edge. */
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
  onEnlarge,
}: GallerySlideProps) {
  const { t } = useTranslation('common');
  const picture = enlargedPicture(media);
  return (
    <div css={frame(desktopHeight)}>
      <MediaCover media={media} near={near} playing={active && playing} eager={eager} />
      {picture?.url && (
        <a
          href={picture.url}
          css={[roundButton.onMedia, enlarge]}
          aria-label={t('enlargeSubject', { subject: title || picture.alt || t('slide') })}
          onClick={enlargeOnPress(onEnlarge)}
        >
          <Icon name="enlarge" />
        </a>
      )}
      {(title || text || link?.name) && (
        <div css={caption}>
          <div css={captionText}>
            {title && (
              <Heading level={level} look="h3">
                {title}
              </Heading>
            )}
            {text && <p>{typeset(text)}</p>}
          </div>
          <ButtonLink link={link} variant="light" />
        </div>
      )}
    </div>
  );
}
