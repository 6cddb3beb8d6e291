import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Carousel } from '../Carousel/Carousel';
import { Dialog } from '../Dialog/Dialog';
import { Icon } from '../Icon/Icon';
import { roundButton } from '../RoundButton/RoundButton.styles';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { bar, screen, stage } from './Lightbox.styles';
import type { LightboxItem } from './LightboxItem';
import { LightboxPicture } from './LightboxPicture';

interface LightboxProps {
  /** Accessible name of the gallery. */
  label: string;
  items: readonly LightboxItem[];
  /** Index of the picture to start with, or null while the lightbox is closed. */
  shown: number | null;
  onClose: () => void;
}

/**
 * A full-screen gallery with swiping, arrows, captions, a counter and zoom. It uses the site's `Dialog` and `Carousel`,
 * which handle focus, Back and Escape.
 */
export function Lightbox({ label, items, shown, onClose }: LightboxProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  // Remembers the picture, so that it stays visible during the closing animation.
  const [start, setStart] = useState(0);
  if (shown !== null && shown !== start) setStart(shown);
  return (
    <Dialog open={shown !== null} onClose={onClose} labelledBy={titleId} css={screen}>
      <div css={stage}>
        <Carousel
          label={label}
          start={start}
          bullets={false}
          heading={
            <div css={bar}>
              <button type="button" css={roundButton.outline} aria-label={t('close')} onClick={onClose}>
                <Icon name="close" />
              </button>
              <h2>
                <VisuallyHidden id={titleId}>{label}</VisuallyHidden>
              </h2>
            </div>
          }
          slides={items.map((item, index) => ({
            key: item.key,
            content: ({ active }) => (
              <LightboxPicture item={item} active={active} number={index + 1} total={items.length} />
            ),
          }))}
        />
      </div>
    </Dialog>
  );
}
