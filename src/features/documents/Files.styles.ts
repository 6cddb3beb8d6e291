import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, layer, radius, shadow, space } from '../../theme/tokens';

export const fileTop = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBlockEnd: space.sm,
});

export const fileList = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.line}`,
});
export const fileRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.md,
  alignItems: 'center',
  minBlockSize: '4rem',
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 10rem auto' },
});
export const fileName = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.sm,
  alignItems: 'center',
  minBlockSize: '2.5rem',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& input': { inlineSize: '1.5rem', blockSize: '1.5rem', margin: 0, accentColor: color.accent },
});
export const fileFacts = css({
  gridColumn: 1,
  gridRow: 2,
  paddingInlineStart: '2.25rem',
  color: color.inkMuted,
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
  [media.tablet]: { gridColumn: 'auto', gridRow: 'auto', paddingInlineStart: 0 },
});
export const fileSave = css({
  display: 'grid',
  gridRow: '1 / span 2',
  gridColumn: 2,
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.sm,
  color: color.accent,
  [media.tablet]: { gridRow: 'auto', gridColumn: 'auto' },
  [media.hover]: { '&:hover': { backgroundColor: color.stoneDeep } },
});

/** The bar that appears while documents are selected. It sticks to the bottom of the viewport. */
export const selectionBar = css({
  position: 'sticky',
  insetBlockEnd: space.md,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  alignItems: 'center',
  marginBlockStart: space.lg,
  paddingInline: space.lg,
  paddingBlock: space.sm,
  borderRadius: radius.md,
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  boxShadow: shadow.raised,
});
export const barCount = css({ flexGrow: 1, margin: 0, fontWeight: font.weight.medium });

export const dialogBody = css({ display: 'grid', gap: space.md });
export const dialogActions = css({ display: 'flex', flexWrap: 'wrap', gap: space.md });
export const progressList = css({
  display: 'grid',
  gap: space.xxs,
  maxBlockSize: '14rem',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  fontSize: font.small,
  overflowWrap: 'anywhere',
});
export const progressRow = css({
  display: 'flex',
  gap: space.md,
  justifyContent: 'space-between',
  '& > bdi': { color: color.inkMuted, fontVariantNumeric: 'tabular-nums' },
});
export const skipped = css({
  padding: space.md,
  borderRadius: radius.sm,
  backgroundColor: color.errorSoft,
});
