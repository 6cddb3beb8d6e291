import { css, type CSSObject } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';

// Chrome and Safari support only the prefixed value.
const MATCH_PARENT = ['-webkit-match-parent', 'match-parent'] as 'match-parent'[];

/** Shows each row of a table as a card. Each value is below the name of its column. */
const cards: CSSObject = {
  '&, & tbody, & :is(th, td)': { display: 'block' },
  '& thead': visuallyHidden,
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    gap: space.sm,
    padding: space.md,
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
    textAlign: 'start',
  },
  '& tr + tr': { marginBlockStart: space.sm },
  // Aligns every cell with the side where the card's text starts, even if the cell has the other text direction.
  '& :is(th, td)': { minInlineSize: 0, padding: 0, border: 0, textAlign: MATCH_PARENT },
  '& tbody th': { gridColumn: '1 / -1', fontSize: font.lead },
  '& [data-label]::before': {
    // The alternative text is empty, because screen readers read the column's heading instead.
    content: ['attr(data-label)', 'attr(data-label) / ""'],
    display: 'block',
    color: color.inkMuted,
    fontSize: font.small,
  },
};

export const richText = css({
  fontSize: font.body,
  overflowWrap: 'anywhere',
  '& > * + *': { marginBlockStart: '1em' },
  '& > * + h2, & > * + h3, & > * + h4': { marginBlockStart: '1.6em' },
  '& h2, & h3, & h4': { lineHeight: font.leading.snug },
  '& h2': { fontSize: font.h3 },
  '& h3, & h4': { fontSize: font.lead },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  '& li + li': { marginBlockStart: '0.4em' },
  '& li::marker': { color: color.accent },
  '& a': { color: color.accent, '&:hover': { color: color.accentDark } },
  '& blockquote': {
    paddingInlineStart: space.lg,
    borderInlineStart: `3px solid ${color.sand}`,
    fontSize: font.lead,
    fontWeight: font.weight.light,
  },
  // Containing block of the visually hidden table headings. They are absolutely positioned and would otherwise widen
  // the page.
  '& [data-scrolls]': { position: 'relative', overflowX: 'auto' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    minInlineSize: '6rem',
    padding: space.sm,
    borderBlockEnd: `1px solid ${color.line}`,
    overflowWrap: 'break-word',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': { borderBlockEndColor: color.lineStrong, verticalAlign: 'bottom' },
  '& :is(th, td) > * + *': { marginBlockStart: '0.5em' },
  [media.belowTablet]: {
    // Tables become cards only if every row has a value for every column, so not if they have a `rowspan`. Cards hide
    // the headings, so the headings must not contain links, which can receive focus.
    '& table:has(tbody [rowspan], thead a)': { '& th, & td': { minInlineSize: 0, overflowWrap: 'anywhere' } },
    '& table:not(:has(tbody [rowspan], thead a))': cards,
  },
  '& hr': { border: 0, borderBlockStart: `1px solid ${color.line}`, marginBlock: space.xl },
});

export const onNight = css({
  '& a, & a:hover': { color: color.sand },
  '& [data-label]::before': { color: color.onNightMuted },
});
