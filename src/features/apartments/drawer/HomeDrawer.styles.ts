import { css } from '@emotion/react';
import { media } from '../../../theme/media';
import { color, font, radius, space } from '../../../theme/tokens';

export const body = css({ display: 'grid', gap: space.lg, gridTemplateColumns: 'minmax(0, 1fr)' });

/**
 * The price beside the drawer's title. It is shown on desktop only; on phones the price is below the title
 * (project-marketing §2.5).
 */
export const headPrice = css({
  display: 'none',
  [media.desktop]: {
    display: 'block',
    marginInlineStart: 'auto',
    fontSize: font.h3,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

export const pricePhone = css({
  margin: 0,
  fontSize: font.h3,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  [media.desktop]: { display: 'none' },
});

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: space.md,
  margin: 0,
  paddingBlock: space.md,
  borderBlock: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: color.inkMuted, fontSize: font.small, lineHeight: font.leading.snug },
  '& dd': { margin: 0, fontWeight: font.weight.medium, overflowWrap: 'anywhere' },
});

export const state = css({
  display: 'grid',
  gap: space.xs,
  padding: space.md,
  borderRadius: radius.md,
  backgroundColor: color.stoneDeep,
  '& p': { margin: 0 },
  '& h3': { margin: 0, fontSize: font.body },
});

export const similarList = css({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': { textAlign: 'start' },
});

export const featureList = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: space.xs,
  margin: 0,
  paddingInlineStart: '1.25em',
});

export const mapHeight = css({ blockSize: '18rem' });

export const advance = css({ margin: 0, marginBlockEnd: space.sm, fontSize: font.small });

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  '& > *': { flexGrow: 1 },
});
