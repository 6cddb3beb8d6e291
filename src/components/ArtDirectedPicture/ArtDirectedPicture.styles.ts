import { css } from '@emotion/react';
import { media } from '../../theme/media';

/** Where the point of interest of each picture lies, in percent from its left and upper edges. */
export const focus = (desktop: string, mobile: string) =>
  css({ '--focus': mobile, [media.tablet]: { '--focus': desktop } });
