import { css } from '@emotion/react';
import { media } from '../../theme/media';
import type { DesktopBreakpoint } from './phoneScreenQuery';

/**
 * Sets the focal point of the picture, one for desktop and one for phones. Both are percentages from the left and upper
 * edges.
 */
export const focus = (desktop: string, mobile: string, wideFrom: DesktopBreakpoint) =>
  css({ '--focus': mobile, [media[wideFrom]]: { '--focus': desktop } });
