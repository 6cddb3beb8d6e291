import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, radius, shadow, space } from '../../theme/tokens';

export const box = css({
  display: 'grid',
  gap: space.lg,
  justifyItems: 'start',
  alignItems: 'center',
  '& > :first-of-type': { display: 'grid', gap: space.md },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.xxl },
});

export const ways = css({
  display: 'grid',
  gap: space.md,
  margin: 0,
  marginBlockStart: space.stack,
  padding: 0,
  listStyle: 'none',
  [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))', gap: space.lg },
});

export const way = css({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space.sm,
  justifyItems: 'start',
  padding: space.lg,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
  breakInside: 'avoid',
});

export const wayIcon = css({ '& img, & picture, &': { inlineSize: '2.5rem', blockSize: '2.5rem' } });
