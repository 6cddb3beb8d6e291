import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, layer, radius, shadow, space } from '../../theme/tokens';

/** What takes the keyboard's focus is scrolled clear of the button; the page has no header above. */
export const room = css({ html: { scrollPaddingBlock: '0 6rem !important' } });

/** It comes to rest above the last line of the page and never covers it. */
export const floating = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: space.md,
  paddingInline: space.gutter,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [media.noScripts]: { display: 'none' },
  [media.print]: { display: 'none' },
});

export const opener = css({
  borderRadius: radius.pill,
  boxShadow: shadow.raised,
  [media.belowTablet]: { flex: '1 1 auto' },
});

const below = { opacity: 0, translate: '0 1.5rem' };

/** In the corner where the button was; on a phone along the lower edge. */
export const menu = css({
  insetBlockStart: 'auto',
  insetBlockEnd: space.md,
  insetInlineStart: 'auto',
  insetInlineEnd: space.gutter,
  margin: 0,
  inlineSize: 'min(24rem, calc(100vw - 2rem))',
  borderRadius: radius.lg,
  ...below,
  '&[open]': { opacity: 1, translate: '0 0', '@starting-style': below },
  [media.belowTablet]: {
    insetBlockEnd: 0,
    insetInline: 0,
    inlineSize: '100vw',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
});

export const panel = css({ display: 'grid', gap: space.sm, padding: space.lg });

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  '& > h2': { fontSize: font.h3, lineHeight: font.leading.snug },
});
export const close = css({ borderColor: 'transparent' });
export const interested = css({ fontSize: font.small, color: color.inkMuted });
export const choices = css({ display: 'grid', gap: space.sm, marginBlockStart: space.sm });
