import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { font } from '../../theme/tokens';

/** Limits the number of visible lines. */
export const clamp = (lines: number, desktop: number) =>
  css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    [media.desktop]: { WebkitLineClamp: desktop },
    // Shows the whole text where buttons do not work.
    [media.noScripts]: { display: 'block', WebkitLineClamp: 'none' },
    [media.print]: { display: 'block', WebkitLineClamp: 'none' },
  });

/** Reserves the button's line, so that nothing moves when the text fits. */
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
