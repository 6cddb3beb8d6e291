import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, shadow, space } from '../../theme/tokens';

const time = `${duration.base}ms ${easing}`;

export const nav = css({
  display: 'none',
  minInlineSize: 0,
  blockSize: '100%',
  [media.desktop]: { display: 'block' },
});

/** Space beside an item's name, as far as it fits. */
const beside = `clamp(0.25rem, 2vw - 1.05rem, ${space.xs})`;

export const list = css({ display: 'flex', blockSize: '100%', gap: 'clamp(0rem, 3.5vw - 2.25rem, 1rem)' });

const shown = { visibility: 'visible', opacity: 1, translate: '0 0' } as const;

/** Without scripts, the second level opens on hover and focus. */
export const item = css({
  position: 'relative',
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
  // Names wrap to two lines in narrow space.
  lineHeight: 1.15,
  textAlign: 'start',
  textWrap: 'balance',
  textDecoration: 'none',
  transition: `color ${time}`,
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
  inlineSize: '1.1em',
  blockSize: '1.1em',
  transition: `rotate ${time}`,
});
export const chevronOpen = css({ rotate: '0.5turn' });

export const panel = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: `calc(-1 * ${space.md})`,
  minInlineSize: '17rem',
  maxInlineSize: '24rem',
  paddingBlock: space.sm,
  borderRadius: `0 0 ${radius.md} ${radius.md}`,
  backgroundColor: color.surface,
  boxShadow: shadow.raised,
  visibility: 'hidden',
  opacity: 0,
  translate: '0 -0.4rem',
  transition: `opacity ${time}, translate ${time}, visibility 0s ${duration.base}ms`,
});

export const panelOpen = css({
  ...shown,
  transition: `opacity ${time}, translate ${time}`,
});

export const links = css({ display: 'grid' });

export const link = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space.lg,
  paddingBlock: space.xs,
  lineHeight: font.leading.snug,
  textDecoration: 'none',
  transition: `background-color ${time}, color ${time}`,
  [media.hover]: { '&:hover': { backgroundColor: color.stone, color: color.accent } },
});

export const overview = css({
  marginBlockEnd: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: font.lead,
  fontWeight: font.weight.light,
});

export const linkCurrent = css({ color: color.accent, fontWeight: font.weight.medium });
