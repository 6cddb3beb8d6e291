import { css } from '@emotion/react';
import { container } from '../../components/Section/Section.styles';
import { darkGround } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, easing, font, radius, space } from '../../theme/tokens';

/** Duration of the hero's entry animation (project-marketing §9). */
const ENTRY_DESKTOP = '2000ms';
const ENTRY_MOBILE = '1200ms';
/** Minimum height on desktop (project-marketing §9). */
const HEIGHT_DESKTOP = '815px';

/**
 * Final state of the entry animation, in which only the picture and the background of highlighted words move. Without
 * JavaScript and with reduced motion, the hero starts in this state.
 */
const settled = { '--hero-scale': '1', '--hero-ground': '100%' };

export const hero = css({
  '--hero-scale': '1.06',
  '--hero-ground': '0%',
  '--hero-time': ENTRY_MOBILE,
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(min(27rem, 56svh), auto) auto',
  ...darkGround(),
  overflow: 'clip',
  [media.desktop]: {
    '--hero-time': ENTRY_DESKTOP,
    gridTemplateRows: `minmax(${space.xxl}, 1fr) auto auto minmax(11rem, 1.5fr)`,
    minBlockSize: HEIGHT_DESKTOP,
  },
  [media.noScripts]: settled,
  [media.reducedMotion]: settled,
});

export const entered = css(settled);

export const frame = css({
  position: 'relative',
  gridArea: '1 / 1',
  overflow: 'clip',
  '& picture, & video': { scale: 'var(--hero-scale)', transition: `scale var(--hero-time) ${easing}` },
  [media.desktop]: { gridArea: '1 / 1 / -1 / 1' },
});

/** Darkens the picture behind the text, which is at the bottom on phones and at the start of the line on desktop. */
export const scrim = css({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  backgroundImage: `linear-gradient(to top, ${color.night} 0%, rgba(9, 24, 31, 0.72) 38%, transparent 78%)`,
  [media.desktop]: {
    '--towards-end': '90deg',
    '[dir="rtl"] &': { '--towards-end': '-90deg' },
    backgroundImage: `linear-gradient(var(--towards-end), rgba(9, 24, 31, 0.86) 0%, rgba(9, 24, 31, 0.6) 42%, transparent 76%)`,
  },
});

const column = css(container, { position: 'relative', inlineSize: '100%' });

export const words = css(column, {
  gridArea: '1 / 1',
  alignSelf: 'end',
  display: 'grid',
  gap: space.sm,
  paddingBlock: `${space.xxl} ${space.md}`,
  '& > *': { maxInlineSize: '44rem' },
  [media.desktop]: { gridArea: '2 / 1', gap: space.md, paddingBlock: `0 ${space.lg}` },
});

export const title = css({ display: 'block' });

/**
 * The background grows from the start of the words. It is lower than the line, so that it does not cover the descenders
 * of the line above.
 */
export const highlight = css({
  paddingInline: '0.18em',
  marginInlineStart: '-0.06em',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  lineHeight: 1.25,
  backgroundImage: `linear-gradient(${color.accent}, ${color.accent})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 0.2em',
  '[dir="rtl"] &': { backgroundPosition: '100% 0.2em' },
  backgroundSize: 'var(--hero-ground) 1.1em',
  transition: `background-size var(--hero-time) ${easing}`,
});

export const place = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  fontSize: font.small,
  [media.desktop]: { fontSize: font.body },
});

export const pin = css({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginInlineStart: '-0.5rem',
  borderRadius: radius.pill,
  color: color.sand,
  [media.hover]: { '&:hover': { backgroundColor: 'rgba(255, 255, 255, 0.14)' } },
});

export const price = css({ fontSize: font.lead, fontWeight: font.weight.light });
export const amount = css({ fontWeight: font.weight.medium, fontVariantNumeric: 'tabular-nums' });

export const details = css(column, {
  display: 'grid',
  alignContent: 'start',
  gap: space.lg,
  paddingBlockEnd: space.xl,
  '& > *': { maxInlineSize: '34rem' },
  [media.desktop]: { gridArea: '3 / 1' },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  '& > *': { flex: '1 1 9rem' },
  [media.tablet]: { gap: space.md, '& > *': { flex: '0 0 auto' } },
});
