import { css } from '@emotion/react';
import { media } from '../../theme/media';

/** Screens below the desktop breakpoint are treated as phones. A printed page contains the number. */
export const onPhone = css({ [media.desktopOrPaper]: { display: 'none' } });
export const onDesktop = css({ display: 'none', [media.desktopOrPaper]: { display: 'inline' } });
