import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext';
import { media } from '../../theme/media';
import { PartFailed } from '../LazyPart/PartFailed';
import { PlayPauseButton } from '../PlayPauseButton/PlayPauseButton';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import {
  apart,
  belowDesktop,
  belowTablet,
  bleeding,
  faint,
  filled,
  footer,
  fromTablet,
  grid,
  header,
  ringRoom,
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
  /** Whether this slide is the front slide. */
  active: boolean;
  /** Whether the carousel is in or near the viewport, so that a slide may load its content. */
  near: boolean;
  /** Whether a video in the front slide may play. */
  playing: boolean;
}

export interface CarouselSlide {
  key: string;
  /** Content of the slide, or a function that renders it from the slide's state. */
  content: ReactNode | ((slide: SlideView) => ReactNode);
}

interface CarouselProps {
  /** Accessible name. */
  label: string;
  slides: readonly CarouselSlide[];
  /** Index of the initial slide. */
  start?: number;
  /** Widths of a slide per breakpoint. Use `slideWidth` to show a given number of slides at a time. */
  slideSize?: SlideSizes;
  /** Heading above the slides, in line with the arrows. Without it, the arrows are below the slides. */
  heading?: ReactNode;
  /** Delay in ms between automatic moves. If set, the carousel has a play/pause button. */
  autoplayDelay?: number;
  /** Whether the slides loop. */
  loop?: boolean;
  /** If set, the carousel becomes a static grid with this number of columns on desktop. */
  desktopColumns?: number;
  /** Whether bullets show the position. Without them, the arrows below the slides are at both sides. */
  bullets?: boolean;
  /** Whether the slides of an incomplete last row of the grid stretch to fill it. */
  fillRows?: boolean;
  /**
   * How slides beyond the row's edges appear: `clip` hides them, `bleed` shows them up to the screen's edges, `faint`
   * shows them darkened.
   */
  edges?: 'clip' | 'bleed' | 'faint';
}

/** Minimum number of slides for a loop, because Swiper needs a slide on each side of the current one. */
const LOOP_MINIMUM = 3;

/**
 * A row of slides that visitors move by swiping, arrows, bullets and arrow keys, in reading direction. In a loop only
 * the front slide is focusable, because Swiper reorders the DOM. CSS alone sets the slide sizes, so the pre-rendered
 * page already has its final layout.
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
  bullets = true,
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
    direction,
    onMoved: setAnnounced,
  });
  const { state, near, loading } = carousel;
  const moves = autoplayDelay !== undefined && slides.length > 1;
  const { playing, toggle, holdProps } = useAutoplay({
    delay: moves ? autoplayDelay : null,
    index: state.index,
    near,
    advance: carousel.advance,
  });

  const arrows = (
    <CarouselArrows state={state} wraps={endless || rewind} onBack={carousel.goBack} onOn={carousel.goOn} />
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
      <div {...holdProps} onFocusCapture={carousel.onSlideFocus} css={[ringRoom, edges !== 'clip' && stage]}>
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
          <div className="swiper-wrapper" role={asGrid ? 'list' : undefined}>
            {slides.map(({ key, content }, index) => (
              <div
                key={key}
                className="swiper-slide"
                {...(asGrid
                  ? { role: 'listitem' }
                  : {
                      role: 'group',
                      'aria-label': t('slideOf', { number: index + 1, total: slides.length }),
                      'aria-roledescription': t('slide'),
                    })}
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
      {loading.failed && <PartFailed busy={loading.busy} onRetry={loading.retry} />}
      {slides.length > 1 && (
        <div
          css={[
            footer,
            !bullets && apart,
            heading && belowTablet,
            inGrid,
            state.locked && { visibility: 'hidden' },
          ]}
        >
          {bullets && <CarouselBullets state={state} onSelect={carousel.goTo} />}
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
