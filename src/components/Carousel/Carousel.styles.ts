import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, radius, space } from '../../theme/tokens';

/** Slide widths as CSS lengths from each breakpoint up; 100% below the first. */
export interface SlideSizes {
  base?: string;
  phone?: string;
  tablet?: string;
  desktop?: string;
  wide?: string;
}

export const header = css({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.xl,
  marginBlockEnd: space.stack,
});

/** Reach of a card's focus ring. */
const RING = '8px';

/** Keeps the row's negative margins from collapsing with margins around it. */
export const ringRoom = css({ display: 'flow-root' });

/** The part of Swiper's style sheet that is needed: one row of slides that do not shrink. */
export const track = (endless: boolean) =>
  css({
    '--carousel-gap': space.md,
    [media.tablet]: { '--carousel-gap': space.lg },
    position: 'relative',
    // `clip`, because browsers scroll `hidden` overflow to a focused element.
    overflow: 'clip',
    // Without scripts, native scrolling replaces Swiper.
    [media.noScripts]: { overflowX: 'auto' },
    // Room for the focus rings at the edges. WebKit knows no `overflow-clip-margin`.
    margin: `calc(-1 * ${RING})`,
    padding: RING,
    touchAction: 'pan-y',
    '& > .swiper-wrapper': {
      display: 'flex',
      inlineSize: '100%',
      boxSizing: 'content-box',
      transitionProperty: 'transform',
      transitionTimingFunction: easing,
    },
    '& .swiper-slide': {
      flexShrink: 0,
      position: 'relative',
      boxSizing: 'border-box',
      inlineSize: 'var(--carousel-slide, 100%)',
      marginInlineEnd: 'var(--carousel-gap)',
    },
    ...(!endless && { '& .swiper-slide:last-of-type': { marginInlineEnd: 0 } }),
    // Paper shows all slides in rows.
    [media.print]: {
      overflow: 'visible',
      '& > .swiper-wrapper': { flexWrap: 'wrap', rowGap: space.md, transform: 'none !important' },
      '& .swiper-slide': { inlineSize: 'calc((100% - 2 * var(--carousel-gap)) / 3)', breakInside: 'avoid' },
      '& .swiper-slide:nth-of-type(3n)': { marginInlineEnd: 0 },
    },
  });

/** Extends to the edges of the screen. A narrower container sets its own edges. */
const BLEED = 'var(--carousel-bleed, calc(50% - 50vw))';
export const stage = css({
  marginInline: BLEED,
  paddingInline: `calc(-1 * ${BLEED})`,
  overflowX: 'clip',
});
export const bleeding = css({ overflow: 'visible' });
/** Centers the front slide before Swiper runs. */
export const faint = css({
  [media.belowTablet]: { '--carousel-gap': space.sm },
  '& .swiper-slide': { marginInline: 'calc(var(--carousel-gap) / 2)' },
  '&:not(.swiper-initialized) > .swiper-wrapper': { marginInlineStart: 'calc(var(--carousel-gap) / -2)' },
  '&.swiper-initialized .swiper-slide': { transition: `filter ${duration.slide}ms ${easing}` },
  // Darkens instead of fading, so that texts of neighbours stay readable.
  '&.swiper-initialized .swiper-slide:not(.swiper-slide-active)': { filter: 'brightness(0.55)' },
});

export const sizes = ({ base = '100%', phone, tablet, desktop, wide }: SlideSizes) =>
  css({
    '--carousel-slide': base,
    ...(phone && { [media.phone]: { '--carousel-slide': phone } }),
    ...(tablet && { [media.tablet]: { '--carousel-slide': tablet } }),
    ...(desktop && { [media.desktop]: { '--carousel-slide': desktop } }),
    ...(wide && { [media.wide]: { '--carousel-slide': wide } }),
  });

export const grid = (columns: number) =>
  css({
    [media.desktop]: {
      overflow: 'visible',
      '& > .swiper-wrapper': {
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap: 'var(--carousel-gap)',
        // Resets the row's offset when the window grows into the grid layout.
        transform: 'none !important',
      },
      '& .swiper-slide': { inlineSize: 'auto', marginInlineEnd: 0 },
    },
  });

/** Stretches the slides of an incomplete last row. */
export const filled = (columns: number) =>
  css({
    [media.desktop]: {
      '& > .swiper-wrapper': { display: 'flex', flexWrap: 'wrap' },
      // One pixel less, so that rounding does not wrap the last slide.
      '& .swiper-slide': {
        flex: `1 0 calc((100% - ${columns - 1} * var(--carousel-gap)) / ${columns} - 1px)`,
      },
    },
  });

export const footer = css({
  display: 'flex',
  // Bullets get a line of their own when the buttons do not fit beside them.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  marginBlockStart: space.lg,
  [media.noScripts]: { display: 'none' },
  [media.print]: { display: 'none' },
});

/** With a heading, phones show the arrows below the slides, wider screens beside the heading. */
export const belowTablet = css({ [media.tablet]: { display: 'none' } });
export const fromTablet = css({ [media.belowTablet]: { display: 'none' } });
export const belowDesktop = css({ [media.desktop]: { display: 'none' } });

export const arrows = css({
  display: 'flex',
  flexShrink: 0,
  gap: space.xs,
  [media.noScripts]: { display: 'none' },
  [media.print]: { display: 'none' },
});

/** Aligns the visible bullet, not its larger target, with the slides. */
export const bullets = css({ display: 'flex', flexWrap: 'wrap', marginInline: '-0.3rem auto' });

export const bullet = css({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: '0 0.3rem',
  border: 0,
  background: 'none',
  '&::before': {
    content: '""',
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    borderRadius: radius.pill,
    backgroundColor: color.lineStrong,
    transition: `inline-size ${duration.slow}ms ${easing}, background-color ${duration.slow}ms ${easing}`,
  },
  '&[aria-current="true"]::before': { inlineSize: '2rem', backgroundColor: 'currentColor' },
  // Bars on phones, so that the targets for fingers leave no wide gaps.
  [media.belowTablet]: {
    minInlineSize: '2.75rem',
    blockSize: '2.75rem',
    '&::before': { inlineSize: '2rem', blockSize: '0.25rem' },
  },
});
