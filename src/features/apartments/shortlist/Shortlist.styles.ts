import { css } from '@emotion/react';
import { media } from '../../../theme/media';
import { color, font, radius, space } from '../../../theme/tokens';

export const shortlist = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.lg,
  rowGap: space.xs,
  marginBlockEnd: space.md,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: radius.md,
  backgroundColor: color.accentSoft,
  fontSize: font.small,
  '& > p': { margin: 0, marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' },
  [media.print]: { display: 'none' },
});

export const scroller = css({ overflowX: 'auto' });

export const table = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    minInlineSize: '7.5rem',
    padding: space.xs,
    borderBlockEnd: `1px solid ${color.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
    lineHeight: font.leading.snug,
  },
  '& th[scope="row"], & th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    minInlineSize: '6rem',
    backgroundColor: color.surface,
    color: color.inkMuted,
    fontWeight: font.weight.regular,
  },
  '& thead img, & thead picture': { inlineSize: '100%', maxInlineSize: '11rem', blockSize: 'auto' },
  '& thead span': { display: 'block', marginBlockStart: space.xs },
});

/** Attribute of the element that is printed alone. */
export const PRINTED = 'data-printed-alone';

/** While the comparison is open, only the comparison is printed. */
export const onPaper = {
  [media.print]: {
    'body *': { visibility: 'hidden' },
    [`[${PRINTED}], [${PRINTED}] *`]: { visibility: 'visible' },
    [`[${PRINTED}] button`]: { display: 'none' },
    [`dialog:has([${PRINTED}])`]: {
      position: 'absolute',
      insetBlockStart: 0,
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      overflow: 'visible',
    },
    [`dialog:has([${PRINTED}]) *`]: { overflow: 'visible', maxBlockSize: 'none' },
  },
} as const;
