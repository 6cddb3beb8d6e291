import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, layer, radius, shadow, space } from '../../theme/tokens';

export const frame = css({ position: 'relative', display: 'grid', gap: space.xs, minInlineSize: 0 });

export const label = css({ fontSize: font.small, fontWeight: font.weight.medium });

export const button = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingInline: space.md,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { flexShrink: 0, color: color.inkMuted },
  [media.hover]: { '&:hover': { borderColor: color.ink } },
});

/** At most 195 px high (forms-investors-catalogue §9). The menu opens inside its dialog, which scrolls if necessary. */
export const menu = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: layer.sticky,
  maxBlockSize: '195px',
  marginBlockStart: space.xxs,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
});

export const option = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minBlockSize: '2.4375rem',
  paddingInline: space.md,
  cursor: 'pointer',
  '&[data-active="true"]': { backgroundColor: color.stoneDeep, boxShadow: `inset 3px 0 0 ${color.accent}` },
  '[dir="rtl"] &[data-active="true"]': { boxShadow: `inset -3px 0 0 ${color.accent}` },
  '&[aria-selected="true"]': { fontWeight: font.weight.medium },
});
