import { css } from '@emotion/react';
import { media } from '../../../theme/media';
import { color, font, radius, space } from '../../../theme/tokens';

export const more = css({
  display: 'grid',
  gap: space.lg,
  paddingBlock: `${space.sm} ${space.xl}`,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)', columnGap: space.xxl },
});

export const side = css({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space.md });

export const costs = css({
  display: 'grid',
  gap: space.xs,
  inlineSize: '100%',
  margin: 0,
  padding: space.md,
  borderRadius: radius.md,
  backgroundColor: color.stone,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space.md },
  '& dd': { margin: 0, textAlign: 'end' },
  '&[data-total="true"] > :last-child': {
    paddingBlockStart: space.xs,
    borderBlockStart: `1px solid ${color.line}`,
    fontWeight: font.weight.bold,
  },
});

export const features = css({ margin: 0, color: color.inkSoft, fontSize: font.small });

export const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  // With three columns, two or four pictures would leave a part of a row empty. Two columns avoid that.
  [media.tablet]: {
    '&:has(> :is(:nth-of-type(2), :nth-of-type(4)):last-of-type)': { gridTemplateColumns: '1fr 1fr' },
  },
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: radius.sm },
  '& li > *, & a > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
  '& a > *': { objectFit: 'cover' },
});

export const plan = css({
  display: 'grid',
  gap: space.lg,
  '& img, & picture': { inlineSize: '100%', blockSize: 'auto' },
});

export const planLink = css({
  display: 'grid',
  gap: space.sm,
  color: color.ink,
  fontSize: font.small,
  textDecoration: 'none',
  cursor: 'zoom-in',
});

export const documents = css({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingBlock: space.xs, borderBlockEnd: `1px solid ${color.line}` },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  [media.print]: { display: 'none' },
});
