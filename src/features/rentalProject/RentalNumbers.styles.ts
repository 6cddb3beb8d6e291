import { css, keyframes } from '@emotion/react';
import { container } from '../../components/Section/Section.styles';
import { media } from '../../theme/media';
import { color, font, radius, shadow, space } from '../../theme/tokens';

/** One beat of the pulse (project-marketing §9); five of them stay below the five seconds after which motion must be stoppable. */
const BEAT = '800ms';
const BEATS = 5;

const beat = keyframes({ '50%': { scale: '1.08' } });

/** On a desktop it lies on the lower edge of the hero, where the picture is free of words. */
export const strip = css(container, {
  position: 'relative',
  paddingBlockStart: space.lg,
  [media.desktop]: { marginBlockStart: '-5.5rem', paddingBlockStart: 0 },
});

/** As many columns as there are numbers, two on a phone. */
export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.lg} ${space.md}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { display: 'flex' },
  [media.desktop]: {
    gap: 0,
    // The page's own styles take the padding of lists away.
    '&&': { paddingBlock: space.xl },
    borderRadius: radius.lg,
    backgroundColor: color.surface,
    boxShadow: shadow.card,
  },
});

export const number = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  flex: '1 1 0',
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  // Of an odd number the first has a row of its own.
  [media.belowTablet]: { '&:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' } },
  [media.desktop]: {
    paddingBlock: 0,
    paddingInline: space.xl,
    borderBlockStart: 0,
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
  },
});

export const amount = css({
  justifySelf: 'start',
  fontSize: font.h2,
  fontWeight: font.weight.light,
  lineHeight: font.leading.snug,
  color: color.accent,
  fontVariantNumeric: 'tabular-nums',
  transformOrigin: 'center',
});

export const pulse = css({
  animation: `${beat} ${BEAT} ease-in-out ${BEATS}`,
  [media.reducedMotion]: { animation: 'none' },
});

export const unit = css({ fontSize: font.lead });
export const text = css({ fontSize: font.small, color: color.inkMuted });
