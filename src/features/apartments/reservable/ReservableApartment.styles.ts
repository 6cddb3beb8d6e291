import { css } from '@emotion/react';
import { media } from '../../../theme/media';
import { color, font, radius, shadow, space } from '../../../theme/tokens';

/** A row with the apartment's name, facts, rent and button. The parts are stacked on phones. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  paddingBlock: space.lg,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) 26rem 10rem 13rem',
    alignItems: 'center',
    columnGap: space.lg,
    minBlockSize: '5.5rem',
    paddingBlock: space.md,
    // A smaller title, so that the price is the most prominent part of the row.
    '& > :is(h2, h3)': { fontSize: font.body },
  },
});
/** Unavailable apartments are grey. A tag in the row states the reason. */
export const takenRow = css({ color: color.inkMuted, '& dd, & strong': { color: color.inkMuted } });

/**
 * The rent, and below or beside it the button. The place of the button keeps its height, so that the next row does not
 * move when the service reports that an apartment is taken.
 */
export const foot = css({
  display: 'grid',
  gridTemplateRows: 'auto minmax(3.25rem, auto)',
  alignItems: 'center',
  justifyItems: 'start',
  gap: space.md,
  [media.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'minmax(3.25rem, auto)',
  },
  [media.desktop]: {
    justifyItems: 'stretch',
    gridColumn: 'span 2',
    gridTemplateColumns: 'subgrid',
    columnGap: space.lg,
  },
  // The button needs JavaScript. Without it, a note above the list explains why there is no button.
  '& > button': { [media.desktop]: { whiteSpace: 'nowrap' }, [media.noScripts]: { display: 'none' } },
});

export const rent = css({
  color: color.inkMuted,
  lineHeight: font.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  [media.desktop]: { '& > p': { whiteSpace: 'nowrap' } },
  '& strong': { color: color.ink, fontSize: font.h3, fontWeight: font.weight.medium },
});
export const advance = css({ fontSize: font.small });
/** Hides the advance payment of an unavailable apartment, but keeps its space where it makes a row higher. */
export const noAdvance = css({ visibility: 'hidden', [media.desktop]: { display: 'none' } });

export const tag = css({
  [media.desktop]: { justifySelf: 'stretch', textAlign: 'center' },
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderRadius: radius.pill,
  backgroundColor: color.stoneDeep,
  color: color.inkSoft,
  fontSize: font.small,
});

/** A white card that contains all rows, with a line between them. */
export const sheet = css({
  marginBlockStart: space.stack,
  paddingInline: `clamp(${space.md}, 3vw, ${space.xl})`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
  '& > li + li': { borderBlockStart: `1px solid ${color.line}` },
});
