import { css } from '@emotion/react';
import { media } from '../../theme/media';

/** Screens below the desktop breakpoint are treated as phones. */
export const onPhone = css({ [media.desktop]: { display: 'none' } });
export const onDesktop = css({ [media.belowDesktop]: { display: 'none' } });
