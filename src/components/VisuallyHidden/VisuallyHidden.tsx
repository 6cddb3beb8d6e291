import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';

/** Hides content visually within a media query, but not from screen readers. */
export const visuallyHidden = css({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Keeps the space at the start: browsers join the text to the word before it.
  whiteSpace: 'pre',
});

/** Text for screen readers only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span css={visuallyHidden} {...props} />;
}
