import { css } from '@emotion/react';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

/** Width of the column that contains the year, beside the year's table. */
const YEAR_WIDTH = '9rem';

/**
 * A year and its table. On desktop, the year is beside the table and sticky, so that it stays visible while the table
 * scrolls.
 */
export const group = css({
  display: 'grid',
  gap: space.sm,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.lineStrong}`,
  '& + &': { marginBlockStart: space.xl },
  [media.desktop]: { gridTemplateColumns: `${YEAR_WIDTH} minmax(0, 1fr)`, columnGap: space.xl },
});

export const yearHeading = css({
  fontSize: font.h2,
  fontWeight: font.weight.light,
  fontVariantNumeric: 'tabular-nums',
  [media.desktop]: {
    position: 'sticky',
    insetBlockStart: `calc(5.5rem + ${space.lg})`,
    alignSelf: 'start',
  },
});
export const undated = css({ fontSize: font.h3 });

export const table = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: space.sm, textAlign: 'start', verticalAlign: 'middle' },
  '& td': { color: color.inkSoft },
  '& tbody tr': { blockSize: '4rem', borderBlockStart: `1px solid ${color.line}` },
  '& tbody tr:first-of-type': { borderBlockStart: 0 },
});

/** Widths of the fixed columns. The report's name takes the remaining space. */
export const columns = {
  kind: css({ inlineSize: '9rem' }),
  date: css({ inlineSize: '8rem' }),
  file: css({ inlineSize: '7rem', [media.tablet]: { inlineSize: '13.5rem' } }),
} as const;

export const columnHead = css({
  color: color.inkMuted,
  fontSize: font.small,
  fontWeight: font.weight.regular,
  [media.belowTablet]: { paddingBlock: '0 !important' },
});
/** Removes the padding of a header row that only screen readers read, so that it takes no visible space. */
export const silentHead = css({ paddingBlock: '0 !important' });
export const columnName = css({ [media.belowTablet]: visuallyHidden });

/** Hides a column on phones, where the kind and the date appear below the report's name instead. */
export const wideOnly = css({ [media.belowTablet]: { display: 'none' } });

export const name = css({
  paddingInlineEnd: space.md,
  fontWeight: font.weight.medium,
  overflowWrap: 'anywhere',
  '& p': { lineHeight: font.leading.snug },
});

export const belowName = css({
  marginBlockStart: space.xxs,
  color: color.inkMuted,
  fontSize: font.small,
  fontWeight: font.weight.regular,
  [media.tablet]: { display: 'none' },
});

/** Aligns the file link with its column header on desktop, and with the edge of the row on phones. */
export const fileCell = css({
  '& > a': { lineHeight: font.leading.snug },
  [media.belowTablet]: { textAlign: 'end !important' as 'end', '& > a': { justifyContent: 'end' } },
});
