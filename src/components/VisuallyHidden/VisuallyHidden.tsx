import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';

/** For what is heard and not seen, where a media query decides. */
export const visuallyHidden = css({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Text for screen-reader users only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span css={visuallyHidden} {...props} />;
}
