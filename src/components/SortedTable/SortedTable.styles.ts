import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const table = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingInline: space.sm, textAlign: 'start', verticalAlign: 'middle' },
  [media.belowDesktop]: { display: 'block', '& thead, & tbody': { display: 'block' } },
});

export const head = css({
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  '& th': { fontWeight: font.weight.regular },
  // On smaller screens, where rows are cards, the sort buttons form one line above them.
  [media.belowDesktop]: {
    display: 'flex',
    gap: space.xs,
    overflowX: 'auto',
    // Padding for the focus rings of the buttons, which the scroll container would otherwise clip.
    margin: `calc(-1 * ${space.xs})`,
    marginBlockEnd: 0,
    padding: space.xs,
    paddingBlockEnd: space.sm,
    scrollPaddingInline: space.xs,
    [media.print]: { display: 'none' },
    '& th': { flexShrink: 0, padding: '0 !important' },
  },
});

export const sortButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.inkMuted,
  fontSize: font.small,
  whiteSpace: 'nowrap',
  '[aria-sort] > &': { color: color.ink, fontWeight: font.weight.medium },
  [media.belowDesktop]: {
    paddingInline: space.sm,
    border: `1px solid ${color.line}`,
    borderRadius: radius.pill,
    '[aria-sort] > &': { borderColor: color.ink },
  },
});
export const mark = (sorted: boolean) =>
  css({ inlineSize: '1rem', blockSize: '1rem', opacity: sorted ? 1 : 0.35 });

export const row = css({
  blockSize: '4rem',
  borderBlockStart: `1px solid ${color.line}`,
  '&:first-of-type': { borderBlockStart: 0 },
  [media.belowDesktop]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    gap: space.sm,
    blockSize: 'auto',
    marginBlockStart: space.md,
    padding: space.md,
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
    '&:first-of-type': { borderBlockStart: `1px solid ${color.line}` },
    '& > *': { padding: '0 !important' },
  },
});
export const rowName = css({
  fontWeight: font.weight.medium,
  [media.belowDesktop]: { gridColumn: '1 / -1', fontSize: font.lead },
});
export const cell = css({
  color: color.inkSoft,
  [media.belowDesktop]: { display: 'grid', justifyItems: 'start' },
});
/** Numbers end at the right in both languages, so that their digits are below each other. */
export const number = css({
  [media.desktop]: {
    textAlign: 'end !important' as 'end',
    '[dir="rtl"] &': { textAlign: 'start !important' as 'start' },
  },
});
/** Name of a value on a card. Hidden on desktop, where the table has column headers. */
export const cellName = css({
  color: color.inkMuted,
  fontSize: font.small,
  [media.desktop]: { display: 'none' },
});
