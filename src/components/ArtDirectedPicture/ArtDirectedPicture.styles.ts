import { css } from '@emotion/react';
import { media } from '../../theme/media';

/** Sets the focal points of both pictures, in percent from the left and upper edges. */
export const focus = (desktop: string, mobile: string) =>
  css({ '--focus': mobile, [media.tablet]: { '--focus': desktop } });
