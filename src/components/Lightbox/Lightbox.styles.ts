import { css } from '@emotion/react';
import { darkGround } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const screen = css({
  inlineSize: '100vw',
  blockSize: '100dvh',
  ...darkGround(),
  opacity: 0,
  '&[open]': { opacity: 1, '@starting-style': { opacity: 0 } },
});

export const stage = css({ padding: space.md, [media.tablet]: { paddingInline: space.xl } });

export const bar = css({ display: 'flex', alignItems: 'center', gap: space.md });

export const figure = css({ display: 'grid', gap: space.sm, margin: 0 });

/** Height of the screen minus the bar and the caption. */
export const frame = css({
  blockSize: 'calc(100dvh - 18rem)',
  [media.tablet]: { blockSize: 'calc(100dvh - 12rem)' },
});

export const whole = css({
  '& > *': { blockSize: '100%', inlineSize: '100%', objectFit: 'contain' },
});

/** An enlarged picture, two and a half times the screen's width, that scrolls natively. */
export const closer = css({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-x pan-y pinch-zoom',
  '& > img': { display: 'block', inlineSize: '250%', maxInlineSize: 'none', blockSize: 'auto' },
});

export const foot = css({ display: 'flex', alignItems: 'center', gap: space.md, minBlockSize: '3rem' });
export const counter = css({
  flexShrink: 0,
  color: color.onNightMuted,
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
});
export const caption = css({ flexGrow: 1, lineHeight: font.leading.snug });
