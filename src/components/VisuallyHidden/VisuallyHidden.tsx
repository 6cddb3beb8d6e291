import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';

/**
 * Hides content visually but keeps it for screen readers. Use these styles directly for content that is hidden only
 * within a media query.
 */
export const visuallyHidden = css({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Preserves a leading space. Without it, browsers join the text to the preceding word.
  whiteSpace: 'pre',
});

/** Text that only screen readers read. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span css={visuallyHidden} {...props} />;
}
