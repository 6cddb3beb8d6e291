import { css } from '@emotion/react';
import { media } from '../../theme/media';

/** Treats small screens as phones. */
export const onPhone = css({ [media.desktop]: { display: 'none' } });
export const onDesktop = css({ [media.belowDesktop]: { display: 'none' } });
