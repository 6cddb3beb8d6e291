import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { font, headerHeight, space, width } from '../../theme/tokens';

const SIDE = '16rem';

/**
 * A text column with other content beside it, at the inline end. On small screens, there is one column in document
 * order.
 */
const columns = css({
  display: 'grid',
  gap: space.xl,
  inlineSize: '100%',
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
  [media.desktop]: {
    gridTemplateColumns: `minmax(0, ${width.measure}) minmax(${SIDE}, 1fr)`,
    columnGap: space.xxl,
  },
});

/** On wide screens, a centred text column with other content on both sides. */
const threeColumns = css({
  [media.wide]: {
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${width.measure}) minmax(0, 1fr)`,
    columnGap: space.xl,
  },
});

/** The part above the text (such as title and picture), for a page whose text column starts at the margin. */
export const opening = css(columns, { '& > *': { minInlineSize: 0 } });

/** The part above the text (such as title and picture), for a page with a centred text column. */
export const centeredOpening = css(opening, threeColumns, {
  '& > *': { [media.wide]: { gridColumn: 2 } },
});

export const body = css(columns, {
  paddingBlock: space.section,
  [media.desktop]: { gridTemplateAreas: '"text beside"' },
});

export const bodyWithBefore = css(body, threeColumns, {
  [media.desktop]: {
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"text before" "text beside"',
  },
  [media.wide]: { gridTemplateRows: 'auto', gridTemplateAreas: '"before text beside"' },
});

const area = (name: string) => css({ [media.desktop]: { gridArea: name }, minInlineSize: 0 });
export const before = area('before');
export const text = css(area('text'), {
  // Custom properties that remove the margins of blocks inside the text column, which has its own.
  '--section-gutter': '0px',
  '--section-gap': space.xl,
  '--text-columns': 'minmax(0, 1fr)',
  '--band-edge': space.lg,
  '--carousel-bleed': '0px',
  '& > [data-ground]:not([data-ground] ~ *)': { paddingBlockStart: 0 },
  '& > [data-ground]:not(:has(~ [data-ground]))': { paddingBlockEnd: 0 },
});
export const beside = css(area('beside'), { [media.desktop]: { fontSize: font.small } });

/** Sticks below the header while the text beside it scrolls. */
export const following = css({
  [media.desktop]: {
    position: 'sticky',
    insetBlockStart: `calc(${headerHeight.desktop} + ${space.lg})`,
  },
});
