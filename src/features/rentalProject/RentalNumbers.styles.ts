import { css, keyframes } from '@emotion/react';
import { container } from '../../components/Section/Section.styles';
import { media } from '../../theme/media';
import { color, easing, font, radius, shadow, space } from '../../theme/tokens';

/** Duration of the animation in which the strip enters (project-marketing §9). */
const ENTRY = '800ms';
/**
 * Duration of a pulse, and number of pulses. Together with the entry they take less than five seconds; a longer
 * animation would need a stop button for accessibility.
 */
const BEAT = '800ms';
const BEATS = 5;

const beat = keyframes({ '50%': { scale: '1.08' } });

/** On desktop, the strip overlaps the bottom of the hero, where the hero has no text. */
export const strip = css(container, {
  position: 'relative',
  translate: '0 2rem',
  transition: `translate ${ENTRY} ${easing}`,
  [media.noScripts]: { translate: 'none' },
  [media.reducedMotion]: { translate: 'none' },
  [media.print]: { translate: 'none' },
  paddingBlockStart: space.lg,
  [media.desktop]: { marginBlockStart: '-5.5rem', paddingBlockStart: 0 },
});

export const entered = css({ translate: 'none' });

/** Two columns on phones, otherwise one column per number. */
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
    paddingBlock: space.xl,
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
  // On phones, the first of an odd number of items spans both columns.
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
  animation: `${beat} ${BEAT} ease-in-out ${ENTRY} ${BEATS}`,
  [media.reducedMotion]: { animation: 'none' },
});

export const unit = css({ fontSize: font.lead });
export const text = css({ fontSize: font.small, color: color.inkMuted });
