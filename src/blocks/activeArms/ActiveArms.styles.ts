import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, shadow, space } from '../../theme/tokens';
import type { SlideSizes } from '../../components/Carousel/Carousel.styles';

export const MOBILE_SIZE: SlideSizes = { base: 'min(86%, 24rem)' };

export const header = css({ marginBlockEnd: space.stack });

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  blockSize: '100%',
  padding: space.lg,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  transition: `box-shadow ${duration.base}ms ${easing}`,
  [media.hover]: { '&:has(a:hover)': { boxShadow: shadow.card } },
});

export const logo = css({
  display: 'flex',
  alignItems: 'center',
  blockSize: '4rem',
  '& > *': { maxInlineSize: '12rem', maxBlockSize: '100%', inlineSize: 'auto', blockSize: 'auto' },
});

export const words = css({ display: 'grid', alignContent: 'start', gap: space.xs, flexGrow: 1 });
export const text = css({ color: color.inkSoft, whiteSpace: 'pre-line' });

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: space.xs,
  minBlockSize: '1.75rem',
  color: color.accent,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.md },
  [media.hover]: { '&:hover': { color: color.accentDark, textDecoration: 'underline' } },
});
