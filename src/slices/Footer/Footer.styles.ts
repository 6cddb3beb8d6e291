import { css } from '@emotion/react';
import { darkGround } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, space, width } from '../../theme/tokens';

const time = `${duration.base}ms ${easing}`;
const hairline = '1px solid rgba(255, 255, 255, 0.14)';

export const footer = css({
  position: 'relative',
  overflow: 'clip',
  ...darkGround(),
  color: color.onNightMuted,
  fontSize: font.small,
  [media.print]: { display: 'none' },
});

/** The group's mark, large and faint, in the corner of the footer. */
export const sign = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: '-7rem',
  blockSize: '22rem',
  color: color.nightSoft,
  opacity: 0.4,
  pointerEvents: 'none',
});

export const within = css({
  position: 'relative',
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
});

export const top = css({
  display: 'grid',
  gap: `${space.xxl} ${space.xl}`,
  paddingBlock: `calc(${space.section} * 0.75)`,
  [media.desktop]: { gridTemplateColumns: 'minmax(14rem, 1fr) minmax(0, 2.6fr) minmax(13rem, 0.9fr)' },
});

export const brand = css({ display: 'grid', gap: space.lg, justifyItems: 'start', alignContent: 'start' });

/** A light background behind uploaded logos, because they may be dark. */
export const logo = css({
  color: color.onNight,
  '& svg': { color: color.sand },
  'img&, picture&': {
    padding: space.xs,
    borderRadius: radius.sm,
    backgroundColor: color.surface,
  },
});

export const description = css({ maxInlineSize: '24rem', lineHeight: font.leading.body });

export const columns = css({
  display: 'grid',
  gap: `${space.xl} ${space.lg}`,
  // Columns are in pairs, or all in a single row, so that no column is alone. With doubled font size, there is one
  // column.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 34%)), 1fr))',
  [media.wide]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
});

export const columnTitle = css({
  marginBlockEnd: space.sm,
  color: color.onNight,
  fontSize: font.body,
  lineHeight: font.leading.snug,
});

export const links = css({ display: 'grid', justifyItems: 'start' });

/** Minimum size of touch targets on phones. */
const target = { [media.belowTablet]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem' } };

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  ...target,
  paddingBlock: '0.3rem',
  lineHeight: font.leading.snug,
  textDecoration: 'none',
  transition: `color ${time}`,
  [media.hover]: { '&:hover': { color: color.sand } },
});

export const details = css({ display: 'grid', justifyItems: 'start', gap: space.xs, fontStyle: 'normal' });

export const detail = css({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingBlock: '0.2rem',
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
  '& svg': { inlineSize: '1.3em', blockSize: '1.3em', color: color.sand },
});

export const detailLink = css({
  [media.belowTablet]: { alignItems: 'center', minBlockSize: '2.75rem' },
  textDecoration: 'none',
  transition: `color ${time}`,
  [media.hover]: { '&:hover': { color: color.sand } },
});

export const social = css({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const socialLink = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: '1px solid rgba(255, 255, 255, 0.28)',
  borderRadius: radius.pill,
  color: color.onNight,
  transition: `background-color ${time}, border-color ${time}, color ${time}`,
  '& svg': { inlineSize: '1.25rem', blockSize: '1.25rem' },
  [media.hover]: { '&:hover': { backgroundColor: color.sand, borderColor: color.sand, color: color.night } },
});

export const closing = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.xl}`,
  paddingBlock: space.lg,
  borderBlockStart: hairline,
  fontSize: font.tiny,
});

export const legal = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg });

/** The reduced footer, which has two short lines. */
export const slim = css({
  ...darkGround(),
  color: color.onNightMuted,
  [media.print]: { display: 'none' },
});

export const slimTop = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.xl,
  paddingBlock: space.sm,
  fontSize: font.small,
  '& a': { minBlockSize: '2.75rem', alignItems: 'center', paddingInline: 0 },
});
