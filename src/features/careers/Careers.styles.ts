import { css } from '@emotion/react';
import { buttonStyles } from '../../components/Button/Button.styles';
import { media } from '../../theme/media';
import { color, font, radius, shadow, space } from '../../theme/tokens';

export const header = css({
  display: 'grid',
  gap: space.md,
  paddingBlockStart: space.lg,
  overflowWrap: 'anywhere',
});

/** A badge below the title, which says that the position is closed. */
export const closedNote = css({
  justifySelf: 'start',
  margin: 0,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: radius.sm,
  backgroundColor: color.accentSoft,
  fontWeight: font.weight.medium,
});

/** A card beside the description, with facts in two columns above its buttons. */
export const side = css({
  display: 'grid',
  gap: space.lg,
  padding: space.lg,
  borderRadius: radius.md,
  backgroundColor: color.stone,
  '& > a, & button': { justifyContent: 'center', inlineSize: '100%' },
  [media.desktop]: {
    '& dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.md },
    '& dl > div': { paddingBlock: 0, borderBlockStart: 0 },
  },
});

export const description = css({ display: 'grid', gap: space.xl });
export const part = css({
  display: 'grid',
  gap: space.sm,
  overflowWrap: 'anywhere',
  '& ul': { display: 'grid', gap: space.xs, margin: 0, paddingInlineStart: '1.25em' },
  '& li::marker': { color: color.accent },
});

export const pair = css({
  display: 'grid',
  gap: 'inherit',
  columnGap: space.lg,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const fieldset = css({
  display: 'grid',
  gap: space.md,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = css({
  padding: 0,
  marginBlockEnd: space.sm,
  fontSize: font.lead,
  fontWeight: font.weight.medium,
});

export const jobGrid = css({
  display: 'grid',
  gap: space.sm,
  margin: 0,
  marginBlockStart: space.stack,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gap: space.lg, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.tabletOnly]: { '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const jobCard = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  padding: `${space.md} ${space.lg}`,
  [media.tablet]: { gap: space.sm, padding: space.xl },
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
  overflowWrap: 'anywhere',
  // Long names are truncated. The position's own page shows the whole name.
  '& h2, & h3': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: 5,
    WebkitBoxOrient: 'vertical',
  },
});

/** Hidden in print, because the form that it links to is not printed. */
export const apply = css(buttonStyles.primary, { [media.print]: { display: 'none' } });

export const closedText = css({ marginBlockStart: space.md, maxInlineSize: '40rem', fontSize: font.lead });
