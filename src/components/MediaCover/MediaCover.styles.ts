import { css } from '@emotion/react';
import { media } from '../../theme/media';

export const cover = css({
  position: 'absolute',
  inset: 0,
  '& > *': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});
export const scripted = css({ [media.noScripts]: { display: 'none' } });
export const still = css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const fromTablet = css({ [media.belowTablet]: { display: 'none' } });
export const upToTablet = css({ [media.tablet]: { display: 'none' } });
