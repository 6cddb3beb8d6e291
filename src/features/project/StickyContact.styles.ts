import { css } from '@emotion/react';
import { ringOnMedia } from '../../theme/ground';
import { aboveConsent } from '../../theme/keepClear';
import { media } from '../../theme/media';
import { color, duration, layer, radius, shadow, space } from '../../theme/tokens';

export const STICKY_MARK = 'data-sticky-contact';

/**
 * The sticky bar at the bottom of the viewport, which stops above the footer. It lets clicks through to the page beside
 * the button.
 */
export const bar = css({
  position: 'sticky',
  insetBlockEnd: aboveConsent,
  zIndex: layer.sticky,
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: space.md,
  paddingInline: space.gutter,
  pointerEvents: 'none',
  // On narrow screens, a background keeps the button apart from the text behind it.
  [media.belowDesktop]: {
    paddingBlock: space.sm,
    backgroundColor: color.surface,
    borderBlockStart: `1px solid ${color.line}`,
  },
  [media.noScripts]: { display: 'none' },
  [media.print]: { display: 'none' },
  '& > *': {
    pointerEvents: 'auto',
    // The focus ring must be visible on dark sections too, because the button moves across them.
    ...ringOnMedia,
    // Prevents the browser from scrolling the page when the button takes the focus.
    scrollMarginBlockEnd: '-6rem',
    boxShadow: shadow.card,
    [media.belowTablet]: { flex: '1 1 auto' },
  },
});

/** Used if the page's header already has a primary button, so that a view has only one. */
export const quietBar = css(bar, { '& > button': { backgroundColor: color.surface, color: color.ink } });

const below = { translate: '0 100%', opacity: 0 };

/** The menu opens in the corner where the button is. On phones it has the full width. */
export const menu = css({
  '--dialog-time': `${duration.base}ms`,
  insetBlockStart: 'auto',
  insetBlockEnd: 0,
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  inlineSize: '100vw',
  margin: 0,
  padding: space.lg,
  borderStartStartRadius: radius.lg,
  borderStartEndRadius: radius.lg,
  [media.tablet]: { inlineSize: '24rem', margin: space.lg, borderRadius: radius.lg },
  ...below,
  '&[open]': { translate: '0 0', opacity: 1, '@starting-style': below },
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  marginBlockEnd: space.md,
});

export const choices = css({
  display: 'grid',
  gap: space.sm,
});
