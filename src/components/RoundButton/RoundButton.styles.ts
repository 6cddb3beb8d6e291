import { css } from '@emotion/react';
import { ringOnMedia } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, duration, easing, radius } from '../../theme/tokens';

const base = css({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '3rem',
  blockSize: '3rem',
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: radius.pill,
  transition: `background-color ${duration.base}ms ${easing}, color ${duration.base}ms ${easing}, border-color ${duration.base}ms ${easing}, opacity ${duration.base}ms ${easing}`,
  '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'default' },
});

const filled = (background: string) => ({
  backgroundColor: background,
  borderColor: background,
  color: color.surface,
});

/** Styles of a round icon button: on a page, on a dark band, and over a picture. */
export const roundButton = {
  outline: css(base, {
    backgroundColor: 'transparent',
    borderColor: color.lineStrong,
    color: 'inherit',
    [media.hover]: { '&:hover:not([aria-disabled="true"])': filled(color.accent) },
  }),
  solid: css(base, filled(color.ink), {
    [media.hover]: { '&:hover:not([aria-disabled="true"])': filled(color.accent) },
  }),
  onMedia: css(base, ringOnMedia, {
    backgroundColor: color.scrim,
    color: color.onNight,
    [media.hover]: { '&:hover:not([aria-disabled="true"])': { backgroundColor: color.night } },
  }),
} as const;

export type RoundButtonLook = keyof typeof roundButton;
