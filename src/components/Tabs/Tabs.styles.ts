import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, space } from '../../theme/tokens';

/**
 * Media in which tabs do not work: print, and browsers without JavaScript. All panels are shown there, each below its
 * name.
 */
const unfolded = `${media.noScripts}, print`;

/**
 * One row that scrolls horizontally and fades out on the sides where tabs are hidden. With a mouse, it has a scrollbar.
 */
export const tabList = css({
  display: 'flex',
  gap: space.lg,
  overflowX: 'auto',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.line}`,
  maskImage:
    'linear-gradient(to right, transparent, #000 var(--fade-left, 0px), #000 calc(100% - var(--fade-right, 0px)), transparent)',
  '&[data-more-left]': { '--fade-left': '3rem' },
  '&[data-more-right]': { '--fade-right': '3rem' },
  [media.tablet]: { columnGap: space.xl },
  [media.hover]: { scrollbarWidth: 'thin' },
  [unfolded]: { display: 'none' },
});

export const tab = css({
  flexShrink: 0,
  minInlineSize: '2.75rem',
  minBlockSize: '3rem',
  paddingBlock: space.sm,
  paddingInline: 0,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  // An inner focus ring, because the scroll container would clip an outer one.
  outlineOffset: '-3px',
  fontSize: font.lead,
  color: color.inkMuted,
  transition: `color ${duration.base}ms ${easing}, border-color ${duration.base}ms ${easing}`,
  '&[aria-selected="true"]': { color: color.ink, borderBlockEndColor: color.accent },
  [media.hover]: { '&:hover': { color: color.ink } },
});

export const panel = css({
  paddingBlockStart: space.stack,
  [unfolded]: {
    '&[hidden]': { display: 'block' },
    '&[data-name]::before': {
      content: 'attr(data-name)',
      display: 'block',
      marginBlockEnd: space.md,
      fontSize: font.lead,
      fontWeight: font.weight.medium,
    },
  },
});
