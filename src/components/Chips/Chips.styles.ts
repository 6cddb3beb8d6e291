import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

/**
 * On phones, the chips form one horizontally scrolling row as wide as the screen. The block padding makes space for
 * focus rings, which the row would clip.
 */
export const list = css({
  display: 'flex',
  gap: space.xs,
  [media.tablet]: { flexWrap: 'wrap' },
  [media.belowTablet]: {
    marginInline: `calc(-1 * ${space.gutter})`,
    paddingInline: space.gutter,
    marginBlock: `calc(-1 * ${space.xs})`,
    paddingBlock: space.xs,
    overflowX: 'auto',
    scrollPaddingInline: space.gutter,
    scrollbarWidth: 'none',
    '& > *': { flexShrink: 0 },
  },
  [media.noScripts]: { display: 'none' },
  [media.print]: { display: 'none' },
});

export const chip = css({
  minBlockSize: '2.75rem',
  paddingInline: space.lg,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  backgroundColor: 'transparent',
  color: color.ink,
  font: 'inherit',
  fontSize: font.small,
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    borderColor: color.ink,
    backgroundColor: color.ink,
    color: color.onNight,
  },
  // An inner focus ring, because the scrolling row may clip a ring outside the chip.
  [media.belowTablet]: {
    outlineOffset: '-4px',
    '&[aria-pressed="true"]': { '--focus-ring': color.sand },
  },
  [media.hover]: {
    '&:not([aria-pressed="true"]):hover': {
      borderColor: color.ink,
      backgroundColor: color.stoneDeep,
    },
  },
  '& > [data-count]': { fontSize: font.tiny, fontVariantNumeric: 'tabular-nums', opacity: 0.8 },
});

/** Style of a chip whose choice has no results. */
export const quiet = css({
  '&:not([aria-pressed="true"])': { borderColor: color.line, color: color.inkMuted },
  // The muted text colour has only just enough contrast, so the count must not be transparent.
  '&:not([aria-pressed="true"]) > [data-count]': { opacity: 1 },
});

/** Hides an outdated count but keeps its space, so that the layout does not shift. */
export const outdatedCount = css({ visibility: 'hidden' });
