import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, shadow } from '../../theme/tokens';

/**
 * How a dialog comes and goes: its own styles say with `--dialog-time` how long it takes, and where it comes from.
 * `display` and `overlay` wait for the end, so that the way out is seen as well.
 */
export const dialog = css({
  '--dialog-time': `${duration.base}ms`,
  padding: 0,
  border: 0,
  maxInlineSize: '100vw',
  maxBlockSize: '100dvh',
  // Clipped, not hidden: a hidden overflow would be scrolled when something in it takes the focus, and the title would go.
  overflow: 'clip',
  overscrollBehavior: 'contain',
  color: color.ink,
  backgroundColor: color.surface,
  fontSize: font.body,
  fontWeight: font.weight.regular,
  lineHeight: font.leading.body,
  textAlign: 'start',
  whiteSpace: 'normal',
  boxShadow: shadow.raised,
  transition: `opacity var(--dialog-time) ${easing}, translate var(--dialog-time) ${easing}, display var(--dialog-time) allow-discrete, overlay var(--dialog-time) allow-discrete`,
  '&::backdrop': {
    backgroundColor: color.scrim,
    opacity: 0,
    transition: `opacity var(--dialog-time) ${easing}, display var(--dialog-time) allow-discrete, overlay var(--dialog-time) allow-discrete`,
  },
  // The content fills the dialog as a flex item: WebKit resolves a percentage of `fit-content` to zero.
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&[open]::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
  // Neither its shadow nor the darker page is drawn there.
  [media.forcedColors]: { border: '2px solid' },
});
