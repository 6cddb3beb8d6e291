import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space, width } from '../../theme/tokens';

export const header = css({ display: 'grid', gap: space.stack, paddingBlockStart: space.lg });

export const within = css({
  inlineSize: '100%',
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
});

export const words = css({ display: 'grid', gap: space.md, overflowWrap: 'anywhere' });

export const subTitle = css({ color: color.inkSoft, fontSize: font.lead, fontWeight: font.weight.light });

export const frame = css({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.lg,
  [media.tablet]: { aspectRatio: '21 / 9' },
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

/** Date and share button are in one row, except on desktop, where they are stacked beside the article. */
export const side = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.lg,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
});
