import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { roundButton } from '../RoundButton/RoundButton.styles';
import type { LightboxItem } from './LightboxItem';
import { caption, closer, counter, figure, foot, frame, whole } from './Lightbox.styles';

interface LightboxPictureProps {
  item: LightboxItem;
  /** Whether it is the front picture. */
  active: boolean;
  number: number;
  total: number;
}

/** A picture, fitted or zoomed with native scrolling. */
export function LightboxPicture({ item, active, number, total }: LightboxPictureProps) {
  const { t } = useTranslation('common');
  const [zoomed, setZoomed] = useState(false);
  // Resets the zoom when another picture comes to the front.
  if (zoomed && !active) setZoomed(false);
  const { media } = item;
  const text = item.caption || media.alt;
  return (
    <figure css={figure}>
      {zoomed ? (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it keeps the arrow keys from the carousel
        <div
          // The class tells Swiper to leave touches to native scrolling.
          className="swiper-no-swiping"
          css={[frame, closer]}
          role="region"
          aria-label={t('zoomedPicture')}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls only what has the focus
          tabIndex={0}
          onKeyDown={(event) => {
            if (event.key.startsWith('Arrow')) event.stopPropagation();
          }}
        >
          <img src={media.url ?? undefined} alt={media.alt ?? ''} />
        </div>
      ) : (
        <div css={[frame, whole]}>
          <Picture media={media} fit="contain" eager={active} />
        </div>
      )}
      <figcaption css={foot}>
        <span css={counter}>
          <bdi>{t('pictureOf', { number, total })}</bdi>
        </span>
        <span css={caption}>{text}</span>
        {media.url && (
          <button
            type="button"
            css={roundButton.outline}
            aria-label={t(zoomed ? 'zoomOut' : 'zoomIn')}
            onClick={() => setZoomed(!zoomed)}
          >
            <Icon name={zoomed ? 'minus' : 'plus'} />
          </button>
        )}
      </figcaption>
    </figure>
  );
}
