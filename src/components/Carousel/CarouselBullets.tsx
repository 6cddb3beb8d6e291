import { useTranslation } from 'react-i18next';
import { bullet, bullets } from './Carousel.styles';
import type { CarouselState } from './carouselState';

interface CarouselBulletsProps {
  state: CarouselState;
  onSelect: (index: number) => void;
}

/** One bullet per position of the carousel. A click on it moves the row there. */
export function CarouselBullets({ state, onSelect }: CarouselBulletsProps) {
  const { t } = useTranslation('common');
  return (
    <div css={bullets}>
      {Array.from({ length: state.stops }, (_, index) => (
        <button
          key={index}
          type="button"
          css={bullet}
          aria-label={t('goToSlide', { number: index + 1 })}
          aria-current={index === state.stop}
          onClick={() => onSelect(index)}
        />
      ))}
    </div>
  );
}
