import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, space } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  minBlockSize: '2.75rem',
  paddingInline: space.xs,
  fontSize: font.small,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${duration.base}ms ${easing}`,
  '& svg': { inlineSize: '1.25rem', blockSize: '1.25rem' },
  [media.hover]: { '&:hover': { color: color.accent } },
});

/** If there is too little space beside the menu, only the globe is visible and the name is for screen readers. */
export const name = css({ [media.cramped]: visuallyHidden });
