import { css } from '@emotion/react';
import { darkGround } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const slide = css({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: radius.md,
  ...darkGround(),
  [media.desktop]: { gridTemplateColumns: '5fr 7fr', minBlockSize: '32rem' },
});

export const frame = css({
  position: 'relative',
  aspectRatio: '4 / 3',
  [media.desktop]: { order: 1, aspectRatio: 'auto' },
});

export const panel = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.lg,
  padding: space.stack,
  [media.desktop]: { padding: space.xxl },
});

export const introduction = css({
  color: color.onNightMuted,
  fontSize: font.lead,
  fontWeight: font.weight.light,
  whiteSpace: 'pre-line',
});
