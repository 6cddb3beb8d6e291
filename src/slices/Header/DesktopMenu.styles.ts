import { css } from '@emotion/react';
import { media } from '../../theme/media';
import {
  color,
  duration,
  easing,
  font,
  headerHeight,
  radius,
  shadow,
  space,
  width,
} from '../../theme/tokens';

const time = `${duration.base}ms ${easing}`;

export const nav = css({
  display: 'none',
  // The menu shrinks long before the logo does, so that its names wrap first.
  flexShrink: 1000,
  minInlineSize: 'min-content',
  blockSize: '100%',
  [media.desktop]: { display: 'block' },
});

/** Padding beside an item's name, as wide as the available space allows. */
const beside = `clamp(0.25rem, 2vw - 1.05rem, ${space.xs})`;

export const list = css({ display: 'flex', blockSize: '100%', gap: 'clamp(0rem, 3.5vw - 2.25rem, 0.5rem)' });

const shown = { visibility: 'visible', opacity: 1, translate: '0 0' } as const;

/** Without JavaScript, CSS opens the second level on hover and focus. */
export const item = css({
  display: 'flex',
  [media.noScripts]: { '&:hover > div, &:focus-within > div': shown },
});

export const top = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.2rem',
  blockSize: '100%',
  paddingInline: beside,
  border: 0,
  background: 'none',
  fontSize: font.small,
  fontWeight: font.weight.regular,
  // Where there is little space, names wrap to two lines.
  lineHeight: 1.15,
  textAlign: 'start',
  textWrap: 'balance',
  textDecoration: 'none',
  transition: `color ${time}`,
  // An inner focus ring, because the item is as high as the header, at the edge of the screen.
  outlineOffset: '-3px',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: beside,
    insetBlockEnd: '-1px',
    blockSize: '3px',
    backgroundColor: color.accent,
    scale: '0 1',
    transition: `scale ${time}`,
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
  [media.wide]: { fontSize: '1rem' },
  '&[aria-expanded="true"]': { color: color.accent },
  '&[aria-expanded="true"]::after': { scale: '1 1' },
  [media.hover]: { '&:hover': { color: color.accent }, '&:hover::after': { scale: '1 1' } },
});

export const topCurrent = css({ fontWeight: font.weight.medium, '&::after': { scale: '1 1' } });

export const chevron = css({
  flexShrink: 0,
  inlineSize: '0.95em',
  blockSize: '0.95em',
  [media.wide]: { inlineSize: '1.1em', blockSize: '1.1em' },
  transition: `rotate ${time}`,
});
export const chevronOpen = css({ rotate: '0.5turn' });

/**
 * The panel of the second level, as wide as the page and below the bar. If it is higher than the window, it scrolls.
 */
export const panel = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxBlockSize: `calc(100dvh - ${headerHeight.desktop})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focused links away from the panel's edges when they are scrolled into view.
  scrollPaddingBlock: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  boxShadow: shadow.raised,
  // Clips the panel's shadow at the top, so that it does not darken the bar.
  clipPath: 'inset(0 0 -6rem)',
  // A border replaces the shadow, which is not drawn in forced-colours mode.
  [media.forcedColors]: { borderBlockEnd: '2px solid' },
  visibility: 'hidden',
  opacity: 0,
  translate: '0 -0.4rem',
  transition: `opacity ${time}, translate ${time}, visibility 0s ${duration.base}ms`,
});

export const panelOpen = css({
  ...shown,
  transition: `opacity ${time}, translate ${time}`,
});

export const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 'clamp(2rem, 5vw, 5rem)',
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlockStart: space.lg,
  '& > :first-of-type': { paddingBlockEnd: space.xl },
});

/** The negative margin aligns the links' texts with the page's content. Their backgrounds extend beyond it. */
const row = {
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: `calc(-1 * ${space.sm})`,
  paddingInline: space.sm,
  borderRadius: radius.sm,
  lineHeight: font.leading.snug,
  textDecoration: 'none',
  transition: `background-color ${time}, color ${time}`,
  '&[aria-current]': { color: color.accent, fontWeight: font.weight.medium },
} as const;

export const overview = css({
  ...row,
  '--towards-end': '1',
  '[dir="rtl"] &': { '--towards-end': '-1' },
  inlineSize: 'fit-content',
  gap: space.sm,
  minBlockSize: '3rem',
  marginBlockEnd: space.sm,
  fontSize: font.h3,
  fontWeight: font.weight.light,
  '& svg': { color: color.accent, inlineSize: '1.1em', blockSize: '1.1em', transition: `translate ${time}` },
  [media.hover]: {
    '&:hover': { color: color.accent },
    '&:hover svg': { translate: 'calc(var(--towards-end) * 0.3rem) 0' },
  },
});

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.md} ${space.xl}`,
});
export const oneColumn = css({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const heading = css({
  marginBlockEnd: space.xs,
  paddingBlockEnd: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: font.small,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
  color: color.inkMuted,
});

export const links = css({ display: 'grid' });
export const linksInColumns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.xl,
});

export const link = css({
  ...row,
  minBlockSize: '2.75rem',
  paddingBlock: space.xxs,
  [media.hover]: { '&:hover': { backgroundColor: color.stone, color: color.accent } },
});

/**
 * Frame of the panel's picture, in the shape of the arch in the group's logo. It is as high as the links beside it and
 * never makes the panel higher, apart from its minimum height.
 */
export const arch = css({
  position: 'relative',
  alignSelf: 'end',
  inlineSize: 'clamp(12rem, 21vw, 18rem)',
  blockSize: '100%',
  minBlockSize: '13rem',
  maxBlockSize: '26rem',
  overflow: 'hidden',
  borderRadius: `${radius.pill} ${radius.pill} 0 0`,
  backgroundColor: color.stoneDeep,
  '& > picture, & > img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
});
