import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, radius, space } from '../../theme/tokens';

/**
 * Widths of a slide as CSS lengths. Each applies from its breakpoint up; without `base`, a slide is 100% wide on small
 * screens.
 */
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

/** How far the focus ring of a card extends beyond the card. */
const RING = '8px';

/** Prevents margin collapsing, so that the negative margins of the slide row do not affect the surrounding layout. */
export const ringRoom = css({ display: 'flow-root' });

/** The subset of Swiper's stylesheet that the carousel needs: a single row of slides that do not shrink. */
export const track = (endless: boolean) =>
  css({
    '--carousel-gap': space.md,
    [media.tablet]: { '--carousel-gap': space.lg },
    position: 'relative',
    // `clip` instead of `hidden`, because browsers scroll a `hidden` container when an element in it is focused.
    overflow: 'clip',
    // If JavaScript is disabled, visitors scroll the row natively.
    [media.noScripts]: { overflowX: 'auto' },
    // Makes space for focus rings at the edges, which the row would clip. WebKit does not support
    // `overflow-clip-margin`.
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
    // Printed pages show all slides, in several rows.
    [media.print]: {
      overflow: 'visible',
      '& > .swiper-wrapper': { flexWrap: 'wrap', rowGap: space.md, transform: 'none !important' },
      '& .swiper-slide': { inlineSize: 'calc((100% - 2 * var(--carousel-gap)) / 3)', breakInside: 'avoid' },
      '& .swiper-slide:nth-of-type(3n)': { marginInlineEnd: 0 },
    },
  });

/**
 * Extends the row to the edges of the screen. A container narrower than the page sets `--carousel-bleed` to limit it to
 * its own edges.
 */
const BLEED = 'var(--carousel-bleed, calc(50% - 50vw))';
export const stage = css({
  marginInline: BLEED,
  paddingInline: `calc(-1 * ${BLEED})`,
  overflowX: 'clip',
});
export const bleeding = css({ overflow: 'visible' });
/** Darkens the slides beside the front slide. Before Swiper runs, a negative margin centres the front slide. */
export const faint = css({
  [media.belowTablet]: { '--carousel-gap': space.sm },
  '& .swiper-slide': { marginInline: 'calc(var(--carousel-gap) / 2)' },
  '&:not(.swiper-initialized) > .swiper-wrapper': { marginInlineStart: 'calc(var(--carousel-gap) / -2)' },
  '&.swiper-initialized .swiper-slide': { transition: `filter ${duration.slide}ms ${easing}` },
  // Darkens the neighbours instead of making them transparent, so that their texts stay readable.
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
        // Overrides Swiper's offset, which remains when the window is widened to the grid layout.
        transform: 'none !important',
      },
      '& .swiper-slide': { inlineSize: 'auto', marginInlineEnd: 0 },
    },
  });

/** Stretches the slides of an incomplete last row of the grid, so that they fill the row. */
export const filled = (columns: number) =>
  css({
    [media.desktop]: {
      '& > .swiper-wrapper': { display: 'flex', flexWrap: 'wrap' },
      // One pixel narrower, so that rounding cannot wrap the last slide of a row.
      '& .swiper-slide': {
        flex: `1 0 calc((100% - ${columns - 1} * var(--carousel-gap)) / ${columns} - 1px)`,
      },
    },
  });

export const footer = css({
  display: 'flex',
  // The bullets wrap to their own line if they do not fit beside the buttons.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  marginBlockStart: space.lg,
  [media.noScripts]: { display: 'none' },
  [media.print]: { display: 'none' },
});

/** Puts the arrows of a carousel without bullets at both sides. */
export const apart = css({ '& > div': { inlineSize: '100%', justifyContent: 'space-between' } });

/** If the carousel has a heading, the arrows are beside it. On phones, they are below the slides instead. */
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

/** Shifts the bullets by their padding, so that the visible dot, not its larger click area, aligns with the slides. */
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
  // On phones, bullets are bars instead of dots. Dots would leave wide gaps, because each touch target is 2.75rem wide.
  [media.belowTablet]: {
    minInlineSize: '2.75rem',
    blockSize: '2.75rem',
    '&::before': { inlineSize: '2rem', blockSize: '0.25rem' },
  },
});
