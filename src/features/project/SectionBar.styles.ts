import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, headerHeight, layer, space, width } from '../../theme/tokens';
import { CONTACT_ID } from './anchors';

export const BAR_MARK = 'data-section-bar';

const HEIGHT = '3rem';

/**
 * Distance from the top at which the bar sticks: below the site's header, or at the viewport's edge if the header is
 * not sticky. Once the page is scrolled, the header is as high as on phones.
 */
const TOP = { header: headerHeight.mobile, screen: '0rem' } as const;

export type BarPlace = keyof typeof TOP;

const at = (place: BarPlace) => `html:has([${BAR_MARK}="${place}"])`;

/**
 * Keeps a section that a link scrolls to below the bar. The contact section is scrolled to with its own offset, so it
 * gets padding instead.
 */
export const clearance = css({
  ...Object.fromEntries(
    (['header', 'screen'] as const).map((place) => [
      at(place),
      {
        scrollPaddingBlockStart: `calc(${TOP[place]} + ${HEIGHT})`,
        [`& #${CONTACT_ID}`]: { paddingBlockStart: '5rem' },
      },
    ]),
  ),
  // In low viewports the bar does not stick and needs no space.
  [media.low]: Object.fromEntries(
    (['header', 'screen'] as const).map((place) => [at(place), { scrollPaddingBlockStart: TOP[place] }]),
  ),
});

export const bar = (place: BarPlace) =>
  css({
    position: 'sticky',
    insetBlockStart: TOP[place],
    zIndex: layer.sticky,
    backgroundColor: color.surface,
    borderBlock: `1px solid ${color.line}`,
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  });

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.lg,
  blockSize: HEIGHT,
  maxInlineSize: width.page,
  marginInline: 'auto',
  [media.tablet]: { paddingInline: space.gutter },
});

/** The list scrolls sideways if the links do not fit. */
export const list = css({
  display: 'flex',
  flex: '1 1 auto',
  gap: space.lg,
  minInlineSize: 0,
  blockSize: '100%',
  margin: 0,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  [media.belowTablet]: { paddingInline: space.gutter },
});

export const link = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '2.75rem',
  blockSize: '100%',
  borderBlock: '2px solid transparent',
  color: color.inkSoft,
  fontSize: font.small,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current]': { borderBlockEndColor: color.accent, color: color.ink, fontWeight: font.weight.medium },
  [media.hover]: { '&:hover': { color: color.accent } },
});

export const price = css({
  display: 'none',
  margin: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  [media.tablet]: { display: 'block' },
  '& bdi': { fontWeight: font.weight.bold },
});
