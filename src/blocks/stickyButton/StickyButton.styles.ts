import { css } from '@emotion/react';
import { ringOnMedia } from '../../theme/ground';
import { aboveConsent } from '../../theme/keepClear';
import { media } from '../../theme/media';
import { color, layer, shadow, space } from '../../theme/tokens';

export const STICKY_MARK = 'data-sticky-button';

/**
 * Places the bar after all blocks, wherever the editor put it. With `position: sticky`, it stays at the lower edge of
 * the screen along the whole page and stops above the footer, without JavaScript.
 */
export const layout = css({
  [`:has(> [${STICKY_MARK}])`]: { display: 'flex', flexDirection: 'column' },
  // As flex items, centred blocks of limited width would otherwise shrink to their content.
  [`:has(> [${STICKY_MARK}]) > *`]: { inlineSize: '100%' },
});

/** Clicks pass through the bar to the page below it. Only the button receives clicks. */
export const bar = css({
  order: 1,
  position: 'sticky',
  insetBlockEnd: aboveConsent,
  zIndex: layer.sticky,
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: space.md,
  paddingInline: space.gutter,
  pointerEvents: 'none',
  // Below the desktop breakpoint, there are no wide margins. The button covers text there, so the bar needs a
  // background.
  [media.belowDesktop]: { backgroundColor: color.surface, borderBlockStart: `1px solid ${color.line}` },
  [media.print]: { display: 'none' },
  '& > *': {
    pointerEvents: 'auto',
    // A focus ring that is visible on any background, because the button also passes over dark sections.
    ...ringOnMedia,
    boxShadow: shadow.card,
    [media.belowTablet]: { flex: '1 1 auto' },
  },
});
