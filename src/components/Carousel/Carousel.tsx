import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext';
import { media } from '../../theme/media';
import { PlayPauseButton } from '../PlayPauseButton/PlayPauseButton';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import {
  belowDesktop,
  belowTablet,
  bleeding,
  faint,
  filled,
  footer,
  fromTablet,
  grid,
  header,
  sizes,
  stage,
  track,
  type SlideSizes,
} from './Carousel.styles';
import { CarouselArrows } from './CarouselArrows';
import { CarouselBullets } from './CarouselBullets';
import { useAutoplay } from './useAutoplay';
import { useCarousel } from './useCarousel';

export interface SlideView {
  /** It is the slide in front. */
  active: boolean;
  /** The row is on the screen or near it: what a slide needs may be fetched. */
  near: boolean;
  /** Things may move there: a film in the slide in front runs. */
  playing: boolean;
}

export interface CarouselSlide {
  key: string;
  /** A function gets the state of its slide. */
  content: ReactNode | ((slide: SlideView) => ReactNode);
}

interface CarouselProps {
  /** Name of the whole, for screen-reader users. */
  label: string;
  slides: readonly CarouselSlide[];
  /** The slide in front at first. */
  start?: number;
  /** Widths of a slide, from each breakpoint up; `perView` makes them from a number. */
  slideSize?: SlideSizes;
  /** Stands in one line with the arrows, above the slides; without it the arrows are below them. */
  heading?: ReactNode;
  /** Time in milliseconds that a slide stands before the next one comes; shows a play/pause button. */
  autoplayDelay?: number;
  /** After the last slide comes the first again. */
  loop?: boolean;
  /** From the desktop breakpoint up the slides are a grid with this many columns, and nothing slides. */
  desktopColumns?: number;
  /** Whether a last row of that grid with fewer slides than the others is filled by them. */
  fillRows?: boolean;
  /** What is seen of the row beyond its edges: nothing, all that fits on the screen, or that faintly. */
  edges?: 'clip' | 'bleed' | 'faint';
}

/** Swiper can go round only with a slide on each side of the present one. */
const LOOP_MINIMUM = 3;

/**
 * Slides in a row: dragged, by arrows, bullets and the arrow keys, in the direction of the page's language.
 * Slides that go round change places in the document, where the keyboard would never find a way out: only the one in front can be reached.
 * The slides' sizes are CSS alone, so that the page made at build already stands where Swiper leaves it.
 */
export function Carousel({
  label,
  slides,
  start = 0,
  slideSize = {},
  heading,
  autoplayDelay,
  loop = false,
  desktopColumns,
  fillRows = false,
  edges = 'clip',
}: CarouselProps) {
  const { t } = useTranslation('common');
  const { direction } = useLanguage();
  const asGrid = useMediaQuery(media.desktop) && desktopColumns !== undefined;
  const [announced, setAnnounced] = useState<number | null>(null);

  const endless = loop && slides.length >= LOOP_MINIMUM;
  const rewind = !endless && (loop || autoplayDelay !== undefined);
  const carousel = useCarousel({
    count: slides.length,
    start,
    endless,
    rewind,
    centered: endless && edges === 'faint',
    enabled: !asGrid,
    autoplay: autoplayDelay !== undefined,
    direction,
    onMoved: setAnnounced,
  });
  const { state, near } = carousel;
  const moves = autoplayDelay !== undefined && slides.length > 1;
  const { playing, toggle, holdProps } = useAutoplay({
    delay: moves ? autoplayDelay : null,
    index: state.index,
    near,
    advance: carousel.advance,
  });

  const arrows = (
    <CarouselArrows state={state} endless={endless || rewind} onBack={carousel.goBack} onOn={carousel.goOn} />
  );
  const inGrid = desktopColumns !== undefined && belowDesktop;

  return (
    <div
      role="group"
      aria-label={label}
      {...(!asGrid && { 'aria-roledescription': t('carousel'), onKeyDown: carousel.onKeyDown })}
    >
      {heading && (
        <div css={header}>
          {heading}
          <div css={[fromTablet, inGrid]}>{arrows}</div>
        </div>
      )}
      <div {...holdProps} onFocusCapture={carousel.onSlideFocus} css={edges !== 'clip' && stage}>
        <div
          ref={carousel.row}
          dir={direction}
          className="swiper"
          css={[
            track(endless),
            edges !== 'clip' && bleeding,
            edges === 'faint' && faint,
            sizes(slideSize),
            desktopColumns !== undefined && [grid(desktopColumns), fillRows && filled(desktopColumns)],
          ]}
        >
          <div className="swiper-wrapper">
            {slides.map(({ key, content }, index) => (
              <div
                key={key}
                className="swiper-slide"
                role="group"
                aria-label={t('slideOf', { number: index + 1, total: slides.length })}
                {...(!asGrid && { 'aria-roledescription': t('slide') })}
                {...(endless && state.running && index !== state.index && { inert: '' })}
              >
                {typeof content === 'function'
                  ? content({ active: index === state.index, near, playing: playing && near })
                  : content}
              </div>
            ))}
          </div>
        </div>
      </div>
      {slides.length > 1 && (
        <div css={[footer, heading && belowTablet, inGrid, state.locked && { visibility: 'hidden' }]}>
          <CarouselBullets state={state} onSelect={carousel.goTo} />
          {moves && <PlayPauseButton playing={playing} onToggle={toggle} subject={label} look="outline" />}
          {arrows}
        </div>
      )}
      <VisuallyHidden role="status">
        {announced !== null && t('slideOf', { number: announced + 1, total: slides.length })}
      </VisuallyHidden>
    </div>
  );
}
