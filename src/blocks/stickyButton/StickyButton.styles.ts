import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, layer, shadow, space } from '../../theme/tokens';

export const STICKY_MARK = 'data-sticky-button';

/**
 * Wherever among the blocks the editor put it, it is laid out after them. Sticking to the lower edge it then accompanies the
 * whole page and comes to rest above the footer, which it never covers; all that without a script.
 */
export const layout = css({
  [`:has(> [${STICKY_MARK}])`]: { display: 'flex', flexDirection: 'column' },
  // Bars of limited width in the middle of the page would otherwise shrink to their content.
  [`:has(> [${STICKY_MARK}]) > *`]: { inlineSize: '100%' },
});

/** The bar itself lets clicks through to the page; only the button takes them. */
export const bar = css({
  order: 1,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: space.md,
  paddingInline: space.gutter,
  pointerEvents: 'none',
  // Where text goes from edge to edge the button has a ground of its own, instead of lying on it.
  [media.belowDesktop]: { backgroundColor: color.surface, borderBlockStart: `1px solid ${color.line}` },
  [media.print]: { display: 'none' },
  '& > *': {
    pointerEvents: 'auto',
    boxShadow: shadow.card,
    [media.belowTablet]: { flex: '1 1 auto' },
  },
});
