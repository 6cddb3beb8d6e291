import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const groups = css({ display: 'grid', gap: space.xl });

export const group = css({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const legend = css({ padding: 0, marginBlockEnd: space.xs, fontWeight: font.weight.medium });

export const options = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  columnGap: space.lg,
});

export const option = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.sm,
  minBlockSize: '2.75rem',
  '& input': {
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    margin: 0,
    accentColor: color.accent,
    cursor: 'pointer',
  },
  '& label': {
    paddingBlock: space.xs,
    lineHeight: font.leading.snug,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
});

/** An option without results. */
export const quiet = css({ '& label': { color: color.inkMuted } });

export const amount = css({
  color: color.inkMuted,
  fontSize: font.tiny,
  fontVariantNumeric: 'tabular-nums',
});

export const pair = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.md });

export const part = css({ display: 'grid', gap: space.xxs, fontSize: font.small });

export const error = css({
  minBlockSize: '1.5rem',
  margin: 0,
  color: color.error,
  fontSize: font.small,
  lineHeight: '1.5rem',
});

export const footer = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.lg });

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

/** The number is drawn by the style, since the button's label names it. */
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
  // On narrow phones the buttons are together below the text.
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
