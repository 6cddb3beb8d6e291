import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space, width } from '../../theme/tokens';

export const header = css({
  display: 'grid',
  gap: space.stack,
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlockStart: space.stack,
});

export const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  maxInlineSize: width.text,
  overflowWrap: 'anywhere',
});

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  color: color.inkMuted,
  fontSize: font.small,
  '& strong': { color: color.accentDark, fontWeight: font.weight.medium },
});

export const subTitle = css({ color: color.inkSoft, fontSize: font.lead, fontWeight: font.weight.light });

export const frame = css({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.lg,
  [media.tablet]: { aspectRatio: '21 / 9' },
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});
