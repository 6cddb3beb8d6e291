import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { font } from '../../theme/tokens';

/** How many lines are seen at first; on desktop it may be another number. */
export const clamp = (lines: number, desktop: number) =>
  css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    [media.desktop]: { WebkitLineClamp: desktop },
    // Where nothing can be pressed, and on paper, all of it is seen.
    [media.noScripts]: { display: 'block', WebkitLineClamp: 'none' },
    [media.print]: { display: 'block', WebkitLineClamp: 'none' },
  });

/** It keeps its line when the text turns out to fit, so that nothing below it moves. */
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
