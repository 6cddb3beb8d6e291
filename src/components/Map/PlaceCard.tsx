import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { card as cardStyle, cardClose } from './MapCanvas.styles';

interface PlaceCardProps {
  /** Accessible name of the card. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A card about the selected place, which lies over the map and scrolls into view. */
export function PlaceCard({ label, onClose, children }: PlaceCardProps) {
  const { t } = useTranslation('map');
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // `void`, because Chromium's `scrollIntoView` returns a promise, which React would mistake for a cleanup function.
    void card.current?.scrollIntoView({ block: 'nearest' });
  }, [label]);
  return (
    <div ref={card} role="group" aria-label={label} css={cardStyle}>
      {children}
      <button type="button" css={cardClose} aria-label={t('closeCard')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
