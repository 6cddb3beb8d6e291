import { css } from '@emotion/react';
import { media } from './media';
import { color, radius } from './tokens';

/** Extends the clickable area of a link to its whole card. The card must be positioned. */
export const cardLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.md },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '4px' },
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
