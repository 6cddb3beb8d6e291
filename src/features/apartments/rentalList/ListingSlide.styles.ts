import { css } from '@emotion/react';
import { darkGround } from '../../../theme/ground';
import { media } from '../../../theme/media';
import { font, radius, space } from '../../../theme/tokens';

export const slide = css({
  display: 'grid',
  overflow: 'hidden',
  marginBlock: space.md,
  borderRadius: radius.md,
  ...darkGround(),
  [media.tablet]: { gridTemplateColumns: '7fr 5fr', minBlockSize: '15rem' },
});

export const slideFrame = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  [media.tablet]: { aspectRatio: 'auto' },
});

export const slideText = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.md,
  padding: space.lg,
  '& p': { margin: 0 },
});

export const slideTitle = css({ fontSize: font.h3, fontWeight: font.weight.medium });
