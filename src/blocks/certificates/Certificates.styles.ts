import { css } from '@emotion/react';
import type { SlideSizes } from '../../components/Carousel/Carousel.styles';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, space } from '../../theme/tokens';

export const MOBILE_SIZE: SlideSizes = { base: 'min(68%, 18rem)' };

export const header = css({ marginBlockEnd: space.stack });

export const card = css({ position: 'relative', display: 'grid', alignContent: 'start', gap: space.md });

/**
 * A frame of fixed aspect ratio around the certificate, so that all cards are equally high whatever the shape of their
 * pictures.
 */
export const mat = css({
  display: 'grid',
  aspectRatio: '4 / 5',
  padding: space.xl,
  borderRadius: radius.md,
  backgroundColor: color.stoneDeep,
  '& > *': {
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: 0,
    filter: 'drop-shadow(0 10px 18px rgba(18, 38, 47, 0.18))',
    transition: `transform ${duration.slow}ms ${easing}`,
  },
  [media.hover]: { '.certificate:hover & > *': { transform: 'translateY(-4px)' } },
});

/** The `::after` overlay makes the whole card clickable. */
export const link = css({
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
  textWrap: 'balance',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.md },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});
export const name = css({ fontWeight: font.weight.medium, lineHeight: font.leading.snug });
