import { css } from '@emotion/react';
import { darkGround } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const screen = css({
  inlineSize: '100vw',
  blockSize: '100dvh',
  ...darkGround(),
  opacity: 0,
  '&[open]': { opacity: 1, '@starting-style': { opacity: 0 } },
  [media.low]: { overflowY: 'auto' },
});

/**
 * The area of the pictures, as wide as the screen. From the tablet breakpoint up, the controls lie over the pictures,
 * with an arrow at each side. On phones, the arrows are below, without bullets, because the caption has a counter.
 */
export const stage = css({
  paddingBlock: space.md,
  overflow: 'clip',
  '& > [role="group"] > div': { paddingInline: space.md },
  '& > [role="group"] > div:has(> .swiper)': { paddingInline: 0 },
  [media.tablet]: {
    paddingBlock: 0,
    '& > [role="group"] > div:first-of-type': {
      position: 'absolute',
      zIndex: 1,
      inset: space.md,
      alignItems: 'start',
      margin: 0,
      paddingInline: 0,
      pointerEvents: 'none',
    },
    '& > [role="group"] > div:first-of-type > :last-child': {
      position: 'absolute',
      insetBlockStart: '50%',
      insetInline: 0,
      translate: '0 -50%',
    },
    '& > [role="group"] > div:first-of-type > :last-child > div': { justifyContent: 'space-between' },
    '& > [role="group"] > div:first-of-type button': {
      borderColor: 'transparent',
      backgroundColor: color.scrim,
      pointerEvents: 'auto',
    },
  },
});

/** Puts the button that closes the lightbox at the end of the line. */
export const bar = css({ marginInlineStart: 'auto' });

export const figure = css({ position: 'relative', display: 'grid', gap: space.sm, margin: 0 });

/**
 * The frame of a picture. On phones, its height is that of the screen minus the bars above and below. On low screens,
 * visitors have to scroll to the bar below.
 */
export const frame = css({
  containerType: 'size',
  blockSize: 'calc(100dvh - 18rem)',
  [media.low]: { blockSize: 'max(100dvh - 6.5rem, 9rem)' },
  [media.tablet]: { blockSize: '100dvh' },
});

/** Width at which a picture fits its frame completely and fills it in at least one direction. */
const FITTED = 'min(100cqi, 100cqb * var(--ratio, 1.5))';

export const whole = css({
  display: 'grid',
  placeItems: 'center',
  '& > *': { inlineSize: FITTED, blockSize: 'auto', aspectRatio: 'var(--ratio, 1.5)', cursor: 'zoom-in' },
});

/** Frame of a zoomed picture, which is 2.5 times as large as the fitted one. It scrolls natively. */
export const closer = css({
  display: 'grid',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-x pan-y pinch-zoom',
  '& > img': {
    inlineSize: `calc(2.5 * ${FITTED})`,
    maxInlineSize: 'none',
    blockSize: 'auto',
    aspectRatio: 'var(--ratio, 1.5)',
    margin: 'auto',
    objectFit: 'contain',
    cursor: 'zoom-out',
  },
});

export const foot = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: '3rem',
  paddingInline: space.md,
  [media.tablet]: {
    position: 'absolute',
    insetBlockEnd: space.md,
    insetInline: space.md,
    inlineSize: 'fit-content',
    marginInline: 'auto',
    paddingInline: `${space.lg} 0`,
    borderRadius: radius.pill,
    backgroundColor: color.night,
  },
});
export const counter = css({
  flexShrink: 0,
  color: color.onNightMuted,
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
});
export const caption = css({ flexGrow: 1, lineHeight: font.leading.snug });
