import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space, width } from '../../theme/tokens';

export const small = css({ fontSize: font.small, color: color.inkMuted });

export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: space.xxl },
});

export const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.lg,
});

export const lists = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.xl,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});

export const list = css({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingBlock: space.xs, borderBlockEnd: `1px solid ${color.line}` },
});

export const part = css({ display: 'grid', alignContent: 'start', gap: space.sm, whiteSpace: 'pre-line' });

/** Number of partners per row on desktop (project-marketing §2.11, §9). */
const PARTNER_COLUMNS = 4;

/** Enlarges the phone number's pressable area on phones without making the line higher. */
export const officePhone = css({
  [media.belowTablet]: { display: 'inline-block', marginBlock: '-0.6rem', paddingBlock: '0.6rem' },
});

/** The grid that contains the groups. On desktop, small groups share a row. */
export const partnerGroups = css({
  display: 'grid',
  gap: `${space.lg} ${space.md}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: { gridTemplateColumns: `repeat(${PARTNER_COLUMNS}, minmax(0, 1fr))` },
});

/**
 * A group that spans as many columns as it has partners. `subgrid` aligns its title and its list with those of the
 * groups beside it.
 */
export const partnerGroup = (count: number) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 2',
    [media.desktop]: { gridColumn: `span ${Math.min(count, PARTNER_COLUMNS)}` },
  });

export const partners = (count: number) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.md,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.belowDesktop]: { '& > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' } },
    [media.desktop]: {
      gridTemplateColumns: `repeat(${Math.min(count, PARTNER_COLUMNS)}, minmax(0, 1fr))`,
    },
  });

export const partner = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  gap: space.xs,
  minBlockSize: '7rem',
  padding: space.md,
  borderRadius: radius.md,
  backgroundColor: color.stone,
  color: 'inherit',
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& img': { maxInlineSize: 'min(8rem, 100%)', maxBlockSize: '4rem', objectFit: 'contain' },
});

export const card = css({ position: 'relative', display: 'grid', alignContent: 'start', gap: space.xs });

export const cardFrame = css({
  overflow: 'hidden',
  borderRadius: radius.md,
  aspectRatio: '3 / 2',
  backgroundColor: color.stoneDeep,
  position: 'relative',
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

export const contactActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  [media.noScripts]: { '& > button': { display: 'none' } },
  [media.print]: { '& > button': { display: 'none' } },
});

/** Places a button below a row of cards. */
export const below = css({ marginBlockStart: space.stack });

export const note = css({ maxInlineSize: width.text, fontSize: font.small, color: color.inkMuted });
