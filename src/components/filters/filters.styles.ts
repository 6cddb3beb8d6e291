import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const filterButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '2.75rem',
  paddingInline: space.md,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  backgroundColor: color.surface,
  color: color.ink,
  font: 'inherit',
  fontSize: font.small,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { borderColor: color.ink, backgroundColor: color.stoneDeep } },
  [media.noScripts]: { display: 'none' },
  [media.print]: { display: 'none' },
});

/** CSS draws the number, because the button's accessible name already contains it. */
export const badge = css({
  '&::after': { content: 'attr(data-count)' },
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  minBlockSize: '1.5rem',
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  color: color.surface,
  fontSize: font.tiny,
  fontVariantNumeric: 'tabular-nums',
});

export const activeList = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.noScripts]: { display: 'none' },
});

export const active = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '2.25rem',
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.pill,
  backgroundColor: color.accentSoft,
  color: color.ink,
  font: 'inherit',
  fontSize: font.small,
  cursor: 'pointer',
  '& svg': { inlineSize: '0.9em', blockSize: '0.9em' },
  [media.hover]: { '&:hover': { backgroundColor: color.sand } },
});

export const resultCount = css({
  margin: 0,
  marginInlineEnd: 'auto',
  // On phones, the text takes the whole row, so that the buttons share the row below it.
  [media.belowTablet]: { flexBasis: '100%' },
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
});

export const rest = css({
  marginBlockStart: space.xl,
  '& ul': { columns: '14rem', columnGap: space.xl, margin: 0, paddingInlineStart: '1.25em' },
});

export const leftOut = css({
  '& p': { margin: 0 },
  paddingInlineStart: space.sm,
  borderInlineStart: `3px solid ${color.sand}`,
  color: color.inkMuted,
  fontSize: font.small,
});

export const toolbar = css({ display: 'grid', gap: space.sm, marginBlock: space.lg });

export const toolbarRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '2.75rem',
});
