import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, space } from '../../theme/tokens';

/** Media in which the buttons do not work: print, and browsers without JavaScript. All answers are open there. */
const unfolded = `${media.noScripts}, print`;

export const list = css({ borderBlockStart: `1px solid ${color.line}` });
export const item = css({ borderBlockEnd: `1px solid ${color.line}` });
export const heading = css({
  fontSize: font.lead,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
});

export const button = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.lg,
  inlineSize: '100%',
  paddingBlock: space.lg,
  paddingInline: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  transition: `color ${duration.base}ms ${easing}`,
  [media.hover]: { '&:hover': { color: color.accent } },
});

export const mark = css({
  flexShrink: 0,
  color: color.accent,
  transition: `transform ${duration.base}ms ${easing}`,
  [unfolded]: { display: 'none' },
});
export const markOpen = css({ transform: 'rotate(45deg)' });

/** Animates the height of the content through the grid row, from `0fr` to `1fr`. */
export const row = css({
  display: 'grid',
  gridTemplateRows: '0fr',
  transition: `grid-template-rows ${duration.slow}ms ${easing}`,
  [unfolded]: { gridTemplateRows: '1fr', transition: 'none' },
});
export const rowOpen = css({ gridTemplateRows: '1fr' });

/** Keeps the content painted while it closes. Otherwise it would disappear before the row has shrunk. */
export const panel = css({
  minBlockSize: 0,
  overflow: 'clip',
  transition: `content-visibility ${duration.slow}ms allow-discrete`,
  [unfolded]: { '&[hidden]': { display: 'block', contentVisibility: 'visible' }, transition: 'none' },
});

export const body = css({ paddingBlockEnd: space.xl, paddingInlineEnd: space.xxl, color: color.inkSoft });
