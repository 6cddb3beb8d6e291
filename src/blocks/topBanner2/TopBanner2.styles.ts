import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space, width } from '../../theme/tokens';

export const band = css({ paddingBlockStart: space.section, backgroundColor: color.stone });

export const container = css({
  display: 'grid',
  gap: space.stack,
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
});

export const words = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space.lg,
  maxInlineSize: width.text,
  marginInline: 'auto',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const introduction = css({
  color: color.inkSoft,
  fontSize: font.lead,
  fontWeight: font.weight.light,
  whiteSpace: 'pre-line',
});

export const frame = css({
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderStartStartRadius: radius.lg,
  borderStartEndRadius: radius.lg,
  [media.tablet]: { aspectRatio: '21 / 9' },
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});
