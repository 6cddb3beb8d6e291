import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { roundButton } from '../RoundButton/RoundButton.styles';
import { arrows } from './Carousel.styles';
import type { CarouselState } from './carouselState';

interface CarouselArrowsProps {
  state: CarouselState;
  /**
   * Whether a move past either end continues at the other end, by looping or rewinding. If so, no button is ever
   * disabled.
   */
  wraps: boolean;
  onBack: () => void;
  onOn: () => void;
}

/**
 * Previous and next buttons. At either end of the row, the button without a function stays in place but is disabled.
 */
export function CarouselArrows({ state, wraps, onBack, onOn }: CarouselArrowsProps) {
  const { t } = useTranslation('common');
  const noBack = !wraps && state.atStart;
  const noOn = !wraps && state.atEnd;
  return (
    <div css={[arrows, state.locked && { visibility: 'hidden' }]}>
      <button
        type="button"
        css={roundButton.outline}
        aria-label={t('previousSlide')}
        aria-disabled={noBack}
        onClick={noBack ? undefined : onBack}
      >
        <Icon name="chevronStart" flip />
      </button>
      <button
        type="button"
        css={roundButton.outline}
        aria-label={t('nextSlide')}
        aria-disabled={noOn}
        onClick={noOn ? undefined : onOn}
      >
        <Icon name="chevronEnd" flip />
      </button>
    </div>
  );
}
