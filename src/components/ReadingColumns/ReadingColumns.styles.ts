import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { font, headerHeight, space, width } from '../../theme/tokens';

const SIDE = '16rem';

/**
 * A measure for reading in the middle of the page and what belongs to it at its sides. Where there is no room for two sides
 * they stand one below the other, beside the measure; on phones all is one column, in the order of the document.
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
  [media.wide]: {
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${width.measure}) minmax(0, 1fr)`,
    columnGap: space.xl,
  },
});

/** The opening of the page, in the measure. */
export const opening = css(columns, {
  '& > *': { minInlineSize: 0, [media.wide]: { gridColumn: 2 } },
});

export const body = css(columns, {
  paddingBlock: space.section,
  [media.desktop]: {
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"text before" "text beside"',
  },
  [media.wide]: { gridTemplateRows: 'auto', gridTemplateAreas: '"before text beside"' },
});

const area = (name: string) => css({ [media.desktop]: { gridArea: name }, minInlineSize: 0 });
export const before = area('before');
export const text = css(area('text'), {
  // Blocks within the measure are one column and bring no margins of their own.
  '--section-gutter': '0px',
  '--section-gap': space.xl,
  '--text-columns': 'minmax(0, 1fr)',
  '--band-edge': space.lg,
  '--carousel-bleed': '0px',
  '& > section:first-of-type': { paddingBlockStart: 0 },
  '& > section:last-of-type': { paddingBlockEnd: 0 },
});
export const beside = css(area('beside'), { [media.desktop]: { fontSize: font.small } });

/** Stays while the text passes, below the site's header. */
export const following = css({
  [media.desktop]: {
    position: 'sticky',
    insetBlockStart: `calc(${headerHeight.desktop} + ${space.lg})`,
  },
});
