import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

/** On phones, one row from edge to edge that scrolls sideways, with room for the focus rings. */
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
  // Inside, because the row that scrolls may end beside a chip.
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

/** A chip without results. */
export const quiet = css({
  '&:not([aria-pressed="true"])': { borderColor: color.line, color: color.inkMuted },
  // The muted colour has no contrast to spare.
  '&:not([aria-pressed="true"]) > [data-count]': { opacity: 1 },
});

/** Hides an outdated number without a layout shift. */
export const outdatedCount = css({ visibility: 'hidden' });
