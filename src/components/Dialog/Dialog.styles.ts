import { css } from '@emotion/react';
import { lightGround } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, duration, easing, font, shadow } from '../../theme/tokens';

/**
 * Animates opening and closing. A dialog sets its duration with `--dialog-time`. `display` and `overlay`
 * change at the end, so that closing is visible too.
 */
export const dialog = css({
  '--dialog-time': `${duration.base}ms`,
  padding: 0,
  border: 0,
  maxInlineSize: '100vw',
  maxBlockSize: '100dvh',
  // `clip`, because browsers scroll `hidden` overflow to a focused element.
  overflow: 'clip',
  overscrollBehavior: 'contain',
  ...lightGround(),
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
  // A flex item fills the dialog: WebKit resolves a percentage of `fit-content` to zero.
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&[open]::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
  // Forced colours draw neither the shadow nor the backdrop.
  [media.forcedColors]: { border: '2px solid' },
});
