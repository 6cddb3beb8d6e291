import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { roundButton } from '../RoundButton/RoundButton.styles';
import type { LightboxItem } from './LightboxItem';
import { caption, closer, counter, figure, foot, frame, whole } from './Lightbox.styles';

interface LightboxPictureProps {
  item: LightboxItem;
  /** It is the picture in front. */
  active: boolean;
  number: number;
  total: number;
}

/** One picture: all of it, or a closer look that is moved by scrolling. */
export function LightboxPicture({ item, active, number, total }: LightboxPictureProps) {
  const { t } = useTranslation('common');
  const [zoomed, setZoomed] = useState(false);
  // Who comes back to a picture sees all of it again.
  if (zoomed && !active) setZoomed(false);
  const { media } = item;
  const text = item.caption || media.alt;
  return (
    <figure css={figure}>
      {zoomed ? (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it keeps the arrow keys from the carousel
        <div
          // Swiper leaves what bears this class alone: here fingers scroll.
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
