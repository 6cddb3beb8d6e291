import { useCallback, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { roundButton } from '../RoundButton/RoundButton.styles';
import type { LightboxItem } from './LightboxItem';
import { caption, closer, counter, figure, foot, frame, whole } from './Lightbox.styles';

/** Value of the `sizes` attribute for a picture that is not zoomed. */
const SIZES = '(min-width: 48em) 85vw, 100vw';

/** A point in the picture as fractions of its width and height, and its position on the screen in px. */
interface Point {
  x: number;
  y: number;
  screenX: number;
  screenY: number;
}

/** Returns the point of the picture under the pointer, or null if the pointer is not on the picture. */
function pointOf({ target, clientX, clientY }: MouseEvent): Point | null {
  if (!(target instanceof HTMLImageElement)) return null;
  const box = target.getBoundingClientRect();
  return {
    x: (clientX - box.x) / box.width,
    y: (clientY - box.y) / box.height,
    screenX: clientX,
    screenY: clientY,
  };
}

interface LightboxPictureProps {
  item: LightboxItem;
  /** Whether this is the front picture of the lightbox. */
  active: boolean;
  number: number;
  total: number;
}

/**
 * A picture of the lightbox, fitted or zoomed. A click zooms in at the clicked point; zoomed pictures scroll natively.
 */
export function LightboxPicture({ item, active, number, total }: LightboxPictureProps) {
  const { t } = useTranslation('common');
  const [zoomed, setZoomed] = useState(false);
  const pressed = useRef<Point | null>(null);
  // Zooms out when another picture moves to the front.
  if (zoomed && !active) setZoomed(false);
  const { media } = item;
  const text = item.caption || media.alt;
  const ratio = media.width && media.height ? media.width / media.height : null;
  const size = ratio === null ? undefined : ({ '--ratio': ratio } as CSSProperties);
  /** Scrolls the zoomed picture so that the clicked point, or the centre, keeps its position on the screen. */
  const scrollToPoint = useCallback((closerFrame: HTMLDivElement | null) => {
    const picture = closerFrame?.querySelector('img')?.getBoundingClientRect();
    if (!closerFrame || !picture) return;
    const box = closerFrame.getBoundingClientRect();
    const { x, y, screenX, screenY } = pressed.current ?? {
      x: 0.5,
      y: 0.5,
      screenX: box.x + box.width / 2,
      screenY: box.y + box.height / 2,
    };
    closerFrame.scrollLeft += picture.x + x * picture.width - screenX;
    closerFrame.scrollTop += picture.y + y * picture.height - screenY;
  }, []);
  const zoom = (point: Point | null) => {
    pressed.current = point;
    setZoomed(!zoomed);
  };
  return (
    <figure css={figure}>
      {zoomed ? (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it keeps the arrow keys from the carousel
        <div
          ref={scrollToPoint}
          // Class name that prevents Swiper from handling touches, so that the picture scrolls natively.
          className="swiper-no-swiping"
          css={[frame, closer]}
          style={size}
          role="region"
          aria-label={t('zoomedPicture')}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls only what has the focus
          tabIndex={0}
          onClick={() => zoom(null)}
          onKeyDown={(event) => {
            if (event.key.startsWith('Arrow')) event.stopPropagation();
          }}
        >
          <img src={media.url ?? undefined} alt={media.alt ?? ''} />
        </div>
      ) : (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button below zooms by keyboard
        <div
          css={[frame, whole]}
          style={size}
          onClick={(event) => {
            const point = media.url && pointOf(event);
            if (point) zoom(point);
          }}
        >
          <Picture media={media} fit="contain" eager={active} sizes={SIZES} />
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
            css={roundButton.onMedia}
            aria-label={t(zoomed ? 'zoomOut' : 'zoomIn')}
            onClick={() => zoom(null)}
          >
            <Icon name={zoomed ? 'minus' : 'plus'} />
          </button>
        )}
      </figcaption>
    </figure>
  );
}
