import { css, keyframes } from '@emotion/react';
import { CONSENT_HEIGHT } from '../../theme/keepClear';
import { media } from '../../theme/media';
import {
  color,
  duration,
  easing,
  font,
  layer,
  radius,
  shadow,
  sidePanelWidth,
  space,
} from '../../theme/tokens';

export const change = css({
  minBlockSize: '1.75rem',
  [media.belowTablet]: { minBlockSize: '2.75rem' },
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  transition: `color ${duration.base}ms ${easing}`,
  [media.hover]: { '&:hover': { color: color.sand } },
});

const fadeIn = keyframes({ from: { opacity: 0 } });

const LOW = '@media (max-height: 24rem)';

/**
 * On screens that match `SMALL`, a card would cover the title or the button of the page's first picture. `LARGE`
 * matches all other screens.
 */
const SMALL = '@media (max-width: 64.999em), (max-height: 47.99rem)';
const LARGE = '@media (min-width: 65em) and (min-height: 48rem)';

/**
 * The banner at the bottom of the viewport. On large screens, and while it is expanded on tablets, it is a card in the
 * corner. It lies below open menus and drawers.
 */
export const banner = css({
  position: 'fixed',
  zIndex: layer.sticky,
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  maxBlockSize: '60dvh',
  overflow: 'auto',
  padding: `${space.md} ${space.md} 0`,
  scrollPaddingBlockEnd: '6rem',
  backgroundColor: color.surface,
  color: color.ink,
  boxShadow: shadow.raised,
  // Starts transparent, so that browsers do not count the banner as the Largest Contentful Paint.
  animation: `${fadeIn} ${duration.base}ms ${easing}`,
  [media.reducedMotion]: { animation: 'none' },
  '&:focus-visible': { outlineOffset: '-3px' },
  [media.print]: { display: 'none' },
  [media.tablet]: {
    insetBlockEnd: space.lg,
    insetInline: `auto ${space.lg}`,
    padding: `${space.lg} ${space.lg} 0`,
    gap: space.sm,
    maxInlineSize: '27rem',
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
  },
  // If a form is fixed at the side, as on a landing page, the banner is placed beside it and does not cover it.
  [media.desktop]: {
    'html:has([data-side-panel]) &': { insetInline: `auto calc(${sidePanelWidth} + ${space.lg})` },
  },
});

export const title = css({ margin: 0, color: color.ink, fontSize: font.body, fontWeight: font.weight.bold });

export const text = css({
  fontSize: font.small,
  lineHeight: 1.55,
  '& p': { margin: 0 },
  '& p + p': { marginBlockStart: space.xs },
});

/** On small screens, the collapsed banner is one row with the title and both answers. */
export const row = css({
  [SMALL]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    insetBlockEnd: 0,
    insetInline: 0,
    maxInlineSize: 'none',
    padding: `${space.xs} ${space.md}`,
    border: 0,
    borderRadius: 0,
    'html:has([data-side-panel]) &': { [media.desktop]: { insetInline: `0 ${sidePanelWidth}` } },
    '& > :last-child': {
      position: 'static',
      flex: '1 1 13rem',
      maxInlineSize: '26rem',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
      gap: space.xs,
      paddingBlock: 0,
    },
    '& button': { lineHeight: 1.15 },
    '& > :last-child button': { paddingBlock: 0, paddingInline: space.xs },
  },
});

/** The button that expands the explanation on small screens. */
export const more = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  [media.tablet]: { justifyContent: 'start' },
  gap: space.xxs,
  flex: '1 1 6rem',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontSize: font.small,
  fontWeight: font.weight.bold,
  textAlign: 'start',
  cursor: 'pointer',
});

export const onSmall = css({ [LARGE]: { display: 'none' } });

export const onLarge = css({ [SMALL]: { display: 'none' } });

/** The buttons always stay visible. If the banner is higher than its space, its text scrolls behind them. */
export const actions = css({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: `${space.xs} ${space.md}`,
  // In very low viewports, such as a phone in landscape or 400% zoom, the buttons scroll with the text to leave room
  // for it.
  [LOW]: { position: 'static' },
  backgroundColor: color.surface,
  display: 'grid',
  // The buttons are stacked if they do not fit side by side, for example at double font size.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: space.sm,
  '& button': { minBlockSize: '2.75rem', paddingInline: space.sm, fontSize: font.small },
});

/** Adds space at the end of the page, so that the end can be scrolled above the banner. */
export const room = css({ flexBasis: '100%', blockSize: `var(${CONSENT_HEIGHT})` });
