import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { font } from '../../theme/tokens';

/** Truncates the text after a number of lines. */
export const clamp = (lines: number, desktop: number) =>
  css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    [media.desktop]: { WebkitLineClamp: desktop },
    // Shows the full text in print and without JavaScript, where the "more" button does not work.
    [media.noScripts]: { display: 'block', WebkitLineClamp: 'none' },
    [media.print]: { display: 'block', WebkitLineClamp: 'none' },
  });

/** The button's line is reserved even if the text fits, so that the layout does not shift after measuring. */
export const more = css({
  minBlockSize: '1.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: font.small,
  fontWeight: font.weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.35em',
});
