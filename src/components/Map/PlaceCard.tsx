import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { card as cardStyle, cardClose } from './MapCanvas.styles';

interface PlaceCardProps {
  /** Names the card. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** What is known of the chosen place, over the map. Where that part of the map is off the screen, the page scrolls to it. */
export function PlaceCard({ label, onClose, children }: PlaceCardProps) {
  const { t } = useTranslation('map');
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Chromium returns a promise, which React would take for what ends the effect.
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
