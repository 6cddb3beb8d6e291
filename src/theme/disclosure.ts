import { css } from '@emotion/react';
import { media } from './media';
import { color, duration, easing, font, space } from './tokens';

/** The `<summary>` of a `<details>`, with the same plus and cross as an accordion. */
export const disclosure = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '2.75rem',
  cursor: 'pointer',
  color: color.accent,
  fontWeight: font.weight.medium,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    content: '""',
    flexShrink: 0,
    inlineSize: '0.875em',
    blockSize: '0.875em',
    background: `
      linear-gradient(currentColor, currentColor) center / 100% 1.5px no-repeat,
      linear-gradient(currentColor, currentColor) center / 1.5px 100% no-repeat`,
    transition: `transform ${duration.base}ms ${easing}`,
    [media.print]: { display: 'none' },
  },
  '[open] > &::after': { transform: 'rotate(45deg)' },
});
