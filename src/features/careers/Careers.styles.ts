import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, shadow, space, width } from '../../theme/tokens';

export const header = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.stack,
  overflowWrap: 'anywhere',
});

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  rowGap: space.xxs,
  color: color.inkMuted,
  fontSize: font.small,
  '& strong': { color: color.accentDark, fontWeight: font.weight.medium },
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md });

export const description = css({ display: 'grid', gap: space.xl, maxInlineSize: width.text });
export const part = css({
  display: 'grid',
  gap: space.sm,
  overflowWrap: 'anywhere',
  '& ul': { display: 'grid', gap: space.xs, margin: 0, paddingInlineStart: '1.25em' },
  '& li::marker': { color: color.accent },
});

export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: space.xxl },
});

export const intro = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.sm,
  '& p': { color: color.inkSoft, fontSize: font.lead, fontWeight: font.weight.light },
});

export const card = css({
  padding: `clamp(${space.lg}, 4vw, ${space.xxl})`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
});

/** Near as high as the form, so that little moves when it comes. */
export const placeholder = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.xl,
  minBlockSize: '36rem',
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

export const progressBox = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space.lg,
  paddingBlock: space.xl,
  textAlign: 'center',
});

export const bar = css({
  inlineSize: '100%',
  blockSize: '0.75rem',
  borderRadius: radius.pill,
  backgroundColor: color.stoneDeep,
  overflow: 'hidden',
  '& span': {
    display: 'block',
    blockSize: '100%',
    borderRadius: radius.pill,
    backgroundColor: color.accent,
    transition: `inline-size ${duration.slow}ms ${easing}`,
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const jobGrid = css({
  display: 'grid',
  gap: space.lg,
  margin: 0,
  marginBlockStart: space.stack,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const jobCard = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.sm,
  padding: space.xl,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
  overflowWrap: 'anywhere',
});

/** Its ground is the whole card. */
export const jobLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.md },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '4px' },
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
