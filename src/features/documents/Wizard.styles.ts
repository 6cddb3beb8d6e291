import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, headerHeight, radius, space, width } from '../../theme/tokens';

export const wizard = css({
  display: 'grid',
  gap: space.md,
  [media.tablet]: { gap: space.xl },
  [media.noScripts]: { display: 'none' },
});

export const head = css({
  display: 'grid',
  gap: space.lg,
  alignItems: 'center',
  [media.tablet]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' },
});

export const animation = css({
  inlineSize: '7.5rem',
  blockSize: '7.5rem',
  [media.belowTablet]: { display: 'none' },
});

export const heading = css({
  marginBlockStart: space.md,
  fontSize: font.h2,
  fontWeight: font.weight.regular,
  scrollMarginBlockStart: `calc(${headerHeight.desktop} + ${space.xxl})`,
  '&:focus-visible': { outline: 'none' },
});

export const stepList = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.xs,
  margin: 0,
  marginBlockEnd: space.xs,
  padding: 0,
  listStyle: 'none',
});
export const stepItem = css({ color: color.inkMuted, fontSize: font.small, overflowWrap: 'anywhere' });
export const doneStep = css({ color: color.inkSoft });
export const currentStep = css({ color: color.accent, fontWeight: font.weight.medium });

export const bar = css({
  overflow: 'hidden',
  blockSize: '0.375rem',
  borderRadius: radius.pill,
  backgroundColor: color.line,
});
export const barFill = css({
  blockSize: '100%',
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  transition: `inline-size ${duration.base}ms ${easing}`,
  [media.reducedMotion]: { transition: 'none' },
});

export const chosen = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  margin: 0,
  marginBlockStart: space.sm,
  padding: 0,
  listStyle: 'none',
});
export const chosenItem = css({
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  borderRadius: radius.pill,
  backgroundColor: color.accentSoft,
  fontSize: font.small,
});

export const fields = css({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  transition: `opacity ${duration.base}ms ${easing}`,
  [media.reducedMotion]: { transition: 'none' },
});
/** Fades the step during the delay before the previous step appears. */
export const leavingStep = css({ opacity: 0.4 });
export const legend = css({ marginBlockEnd: space.sm, padding: 0, fontWeight: font.weight.medium });

/** A single column on phones, so that a step and its button fit on the screen. */
export const optionGrid = css({
  display: 'grid',
  gap: space.xs,
  [media.tablet]: { gap: space.md, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const buildingGrid = css(optionGrid, {
  [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const optionCard = css({
  display: 'flex',
  minBlockSize: '2.75rem',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  lineHeight: font.leading.snug,
  cursor: 'pointer',
  transition: `border-color ${duration.fast}ms, box-shadow ${duration.fast}ms`,
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&:has(input:checked)': { borderColor: color.accent, boxShadow: `inset 0 0 0 2px ${color.accent}` },
  '&:has(input:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
});
export const cardPicture = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '4.5rem',
  margin: '2px',
  overflow: 'hidden',
  backgroundColor: color.stoneDeep,
  [media.cramped]: { display: 'none' },
  [media.tablet]: { inlineSize: '8rem', minBlockSize: '6.5rem' },
  '& > img, & > picture': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
});
export const cardWords = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  columnGap: space.sm,
  paddingBlock: space.xs,
  paddingInline: space.xs,
  [media.tablet]: { rowGap: space.xxs, padding: space.md },
});
export const cardInput = css({
  gridRow: '1 / span 3',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  accentColor: color.accent,
  '&:focus-visible': { outline: 'none' },
});
export const cardName = css({ fontWeight: font.weight.medium, overflowWrap: 'anywhere' });
export const cardFacts = css({ gridColumn: 2, color: color.inkMuted, fontSize: font.small });

export const nothing = css({ fontSize: font.lead, color: color.inkSoft });
export const fault = css({
  color: color.error,
  fontWeight: font.weight.medium,
  // The element stays in the page while it is empty, because screen readers announce only changes to existing elements.
  // It then takes up no space.
  '&:empty': { position: 'absolute' },
});

export const codeForm = css({
  display: 'grid',
  gap: space.xs,
  maxInlineSize: width.narrow,
  padding: space.lg,
  borderRadius: radius.md,
  backgroundColor: color.stone,
  '& label': { fontWeight: font.weight.medium },
});
export const codeRow = css({
  display: 'grid',
  gap: space.sm,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space.md });
