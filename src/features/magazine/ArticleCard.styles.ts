import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, space } from '../../theme/tokens';

export const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space.md,
  blockSize: '100%',
  overflowWrap: 'anywhere',
  [media.hover]: { '&:hover img': { scale: '1.03' } },
});

export const frame = css({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: radius.md,
  backgroundColor: color.stoneDeep,
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  '& img': {
    transition: `scale ${duration.slow}ms ${easing}`,
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const words = css({ display: 'grid', alignContent: 'start', gap: space.xs });

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  color: color.inkMuted,
  fontSize: font.small,
  '& > span': { color: color.accentDark, fontWeight: font.weight.medium },
});

export const subTitle = css({
  color: color.inkSoft,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
