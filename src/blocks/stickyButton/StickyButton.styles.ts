import { css } from '@emotion/react';
import { ringOnMedia } from '../../theme/ground';
import { aboveConsent } from '../../theme/keepClear';
import { media } from '../../theme/media';
import { color, layer, shadow, space } from '../../theme/tokens';

export const STICKY_MARK = 'data-sticky-button';

/**
 * Orders the bar after all blocks, wherever the editor placed it. It sticks to the lower edge along the whole page
 * and stops above the footer, without a script.
 */
export const layout = css({
  [`:has(> [${STICKY_MARK}])`]: { display: 'flex', flexDirection: 'column' },
  // Otherwise centered bars of limited width would shrink to their content.
  [`:has(> [${STICKY_MARK}]) > *`]: { inlineSize: '100%' },
});

/** The bar lets clicks through; only the button receives them. */
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
  // Without a desktop's margins, the button needs a background over the text.
  [media.belowDesktop]: { backgroundColor: color.surface, borderBlockStart: `1px solid ${color.line}` },
  [media.print]: { display: 'none' },
  '& > *': {
    pointerEvents: 'auto',
    // The button passes over dark sections too.
    ...ringOnMedia,
    boxShadow: shadow.card,
    [media.belowTablet]: { flex: '1 1 auto' },
  },
});
