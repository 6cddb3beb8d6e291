import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, headerHeight, layer, space, width } from '../../theme/tokens';

const time = `${duration.base}ms ${easing}`;

/**
 * The header keeps its height when the bar in it shrinks, so that the content below does not move. Clicks pass through
 * the area that the bar leaves.
 */
export const header = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  blockSize: headerHeight.mobile,
  pointerEvents: 'none',
  [media.desktop]: { blockSize: headerHeight.desktop },
  [media.print]: { display: 'none' },
});

/** The bar is the containing block of the menu's panels. */
export const bar = css({
  position: 'relative',
  blockSize: '100%',
  pointerEvents: 'auto',
  backgroundColor: color.surface,
  borderBlockEnd: '1px solid transparent',
  transition: `block-size ${time}, border-color ${time}, box-shadow ${time}`,
});

export const barScrolled = css({
  borderBlockEndColor: color.line,
  boxShadow: '0 8px 24px -16px rgba(18, 38, 47, 0.35)',
  [media.desktop]: { blockSize: headerHeight.mobile },
});

export const content = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  blockSize: '100%',
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
  [media.phone]: { gap: space.md },
  [media.desktop]: { gap: 'clamp(0.75rem, 3vw - 1.25rem, 1.75rem)' },
});

/**
 * On small phones, the site's name wraps, because nothing else in the bar can shrink. On desktop, it wraps only after
 * the names in the menu have wrapped.
 */
export const home = css({
  flexShrink: 1,
  minInlineSize: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '3rem',
  textDecoration: 'none',
  [media.desktop]: { minInlineSize: '8rem' },
});

/** The free space is before the actions, so that the menu does not move if a browser paints a part of the bar first. */
export const actions = css({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 0,
  marginInlineStart: 'auto',
  marginInlineEnd: '-0.75rem',
  [media.phone]: { gap: space.xs },
  // A gap that shrinks first, so that the longer English names in the menu have enough space.
  [media.desktop]: { gap: 'clamp(0.25rem, 6vw - 3.7rem, 1rem)', marginInlineEnd: 0 },
});

export const cta = css({
  display: 'none',
  [media.desktop]: {
    display: 'block',
    '& a': {
      minBlockSize: '2.75rem',
      paddingInline: 'clamp(1rem, 4vw - 1.6rem, 1.35rem)',
      paddingBlock: '0.4rem',
      fontSize: '1rem',
    },
  },
});

/** Hidden on phones, where the search is in the menu's drawer. */
export const search = css({
  display: 'none',
  [media.tablet]: { display: 'block' },
  [media.noScripts]: { display: 'none' },
});

/** The one-line header of pages without the menu. */
export const slim = css({
  blockSize: '3.5rem',
  backgroundColor: color.surface,
  '& svg': { blockSize: '1.75rem' },
  '& [hreflang] svg': { blockSize: '1.25rem' },
  [media.print]: { display: 'none' },
});
