import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { card, cardClose } from './MapCanvas.styles';

interface PlaceCardProps {
  /** Names the card. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** What is known of the chosen place, over the map. */
export function PlaceCard({ label, onClose, children }: PlaceCardProps) {
  const { t } = useTranslation('map');
  return (
    <div role="group" aria-label={label} css={card}>
      {children}
      <button type="button" css={cardClose} aria-label={t('closeCard')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
