import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, shadow, space, width } from '../../theme/tokens';

export const stage = css({ display: 'grid' });

export const frame = css({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.lg,
  [media.tablet]: { aspectRatio: '21 / 9' },
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

export const card = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  maxInlineSize: width.text,
  overflowWrap: 'anywhere',
});
/** The card overlaps only the lower edge of the picture. */
export const overPicture = css({
  position: 'relative',
  marginBlockStart: `calc(-1 * ${space.section})`,
  marginInline: space.md,
  padding: space.xl,
  borderRadius: radius.lg,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
  [media.tablet]: { inlineSize: `min(${width.narrow}, 70%)`, marginInline: space.xl },
});
/** The editor chooses the picture's side; the card goes to the opposite side. */
export const cardSides = {
  start: css({ justifySelf: 'end' }),
  end: css({ justifySelf: 'start' }),
} as const;

export const titles = css({ display: 'grid', gap: space.sm });
export const eyebrow = css({ color: color.accentDark, fontSize: font.small, fontWeight: font.weight.medium });
