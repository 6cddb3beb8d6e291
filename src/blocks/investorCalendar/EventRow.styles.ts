import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const row = css({
  display: 'grid',
  gap: space.xs,
  alignItems: 'center',
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${color.line}`,
  [media.tablet]: {
    gridTemplateColumns: '8.5rem minmax(0, 1fr)',
    columnGap: space.lg,
    paddingInline: space.md,
  },
  [media.desktop]: { gridTemplateColumns: '9.5rem minmax(0, 1fr) auto' },
});

/** Highlights the next event with a coloured background. */
export const rowNext = css({
  paddingInline: space.md,
  border: 0,
  borderRadius: radius.md,
  backgroundColor: color.stone,
});

export const day = css({
  fontSize: font.h3,
  fontWeight: font.weight.light,
  fontVariantNumeric: 'tabular-nums',
});

export const words = css({ display: 'grid', gap: space.xxs });

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  color: color.inkMuted,
  fontSize: font.small,
});

export const tag = css({
  paddingInline: space.sm,
  borderRadius: radius.pill,
  backgroundColor: color.sand,
  color: color.ink,
  fontSize: font.tiny,
  fontWeight: font.weight.medium,
});

export const tagMuted = css(tag, { backgroundColor: color.stoneDeep });

export const struck = css({ color: color.inkMuted });

export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.lg}`,
  [media.tablet]: { gridColumn: '2' },
  [media.desktop]: { gridColumn: 'auto', justifyContent: 'end', maxInlineSize: '26rem' },
});

export const add = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  [media.belowTablet]: { minBlockSize: '2.75rem' },
  color: color.ink,
  fontSize: font.small,
  textUnderlineOffset: '0.25em',
});
