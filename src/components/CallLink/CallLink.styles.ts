import { css } from '@emotion/react';
import { media } from '../../theme/media';

/** A finger on a small screen is taken for a phone. */
export const onPhone = css({ [media.desktop]: { display: 'none' } });
export const onDesktop = css({ [media.belowDesktop]: { display: 'none' } });
