import { css } from '@emotion/react';
import { media } from '../../theme/media';
import type { WideFrom } from './phoneScreens';

/** Sets the focal points of both pictures, in percent from the left and upper edges. */
export const focus = (desktop: string, mobile: string, wideFrom: WideFrom) =>
  css({ '--focus': mobile, [media[wideFrom]]: { '--focus': desktop } });
