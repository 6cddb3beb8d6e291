import { css } from '@emotion/react';
import { lightGround } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, duration, easing, font, shadow } from '../../theme/tokens';

/**
 * Base style of dialogs, which animates opening and closing. Each dialog can set its duration with `--dialog-time`. The
 * transitions of `display` and `overlay` keep the dialog visible until the closing animation ends.
 */
export const dialog = css({
  '--dialog-time': `${duration.base}ms`,
  padding: 0,
  border: 0,
  maxInlineSize: '100vw',
  maxBlockSize: '100dvh',
  // `clip` instead of `hidden`, because browsers scroll a `hidden` container when an element in it is focused.
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
  // Flexbox lets the content fill the dialog. A percentage height would not: WebKit resolves it to zero if the parent's
  // height is `fit-content`.
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&[open]::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
  // In forced-colours mode, shadow and backdrop are not drawn. The border separates the dialog from the page instead.
  [media.forcedColors]: { border: '2px solid' },
});
