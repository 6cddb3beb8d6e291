import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

const DOT = '0.875rem';
const dotCentre = `calc(${DOT} / 2)`;

export const header = css({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.xl,
  marginBlockEnd: space.stack,
});
export const arrows = css({
  display: 'flex',
  flexShrink: 0,
  gap: space.xs,
  [media.belowDesktop]: { display: 'none' },
});

/** On desktop, a horizontally scrolling row as wide as the screen; below it, a single column. */
export const track = css({
  [media.desktop]: {
    marginInline: 'calc(50% - 50vw)',
    paddingInline: 'calc(50vw - 50%)',
    paddingBlock: '6px',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const list = css({
  display: 'grid',
  [media.desktop]: { display: 'flex', inlineSize: 'max-content' },
});

/** A milestone of the timeline. Its `::before` element draws the line from its own dot to the next one. */
export const milestone = css({
  position: 'relative',
  paddingInlineStart: space.xxl,
  paddingBlockEnd: space.xxl,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: dotCentre,
    insetBlockStart: '1rem',
    insetBlockEnd: '-1rem',
    inlineSize: '1px',
    backgroundColor: color.lineStrong,
  },
  '&:last-of-type::before': { display: 'none' },
  '&:last-of-type': { paddingBlockEnd: 0 },
  [media.desktop]: {
    inlineSize: '21rem',
    paddingInline: 0,
    paddingBlockEnd: 0,
    '&::before': {
      insetInlineStart: dotCentre,
      insetInlineEnd: `calc(${dotCentre} * -1)`,
      insetBlockStart: `calc(${font.h2} * 1.12 + ${space.lg} + ${dotCentre})`,
      insetBlockEnd: 'auto',
      inlineSize: 'auto',
      blockSize: '1px',
    },
  },
});

export const year = css({
  fontSize: font.h2,
  fontWeight: font.weight.light,
  lineHeight: font.leading.tight,
  color: color.accent,
  fontVariantNumeric: 'lining-nums',
});

export const dot = css({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.75rem',
  inlineSize: DOT,
  blockSize: DOT,
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  boxShadow: `0 0 0 0.375rem ${color.stone}`,
  [media.desktop]: {
    position: 'relative',
    insetBlockStart: 0,
    display: 'block',
    marginBlock: `${space.lg} ${space.xl}`,
  },
});

export const card = css({
  display: 'grid',
  gap: space.sm,
  marginBlockStart: space.sm,
  [media.desktop]: { marginBlockStart: 0, paddingInlineEnd: space.xl },
});

export const frame = css({
  aspectRatio: '3 / 2',
  marginBlockEnd: space.xs,
  overflow: 'hidden',
  borderRadius: radius.md,
  backgroundColor: color.stoneDeep,
  '& > *': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

export const description = css({ color: color.inkSoft, whiteSpace: 'pre-line' });
