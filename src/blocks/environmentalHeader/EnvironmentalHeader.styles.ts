import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space, width } from '../../theme/tokens';

export const band = css({
  paddingBlock: space.section,
  backgroundColor: color.success,
  color: color.onNight,
});

export const container = css({
  display: 'grid',
  alignItems: 'center',
  gap: space.stack,
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', columnGap: space.section },
});
export const alone = css({ [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } });

export const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  maxInlineSize: width.text,
});
/** A light background behind the icon, because the editors' icons are designed for one. */
export const icon = css({
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  padding: space.sm,
  borderRadius: radius.pill,
  backgroundColor: color.surface,
});
export const introduction = css({
  fontSize: font.lead,
  fontWeight: font.weight.regular,
  whiteSpace: 'pre-line',
});

export const frame = css({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.lg,
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});
