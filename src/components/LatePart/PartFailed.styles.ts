import { css } from '@emotion/react';
import { headerHeight, layer, space } from '../../theme/tokens';
import { media } from '../../theme/media';

/** Below the site's header, over the part that failed. */
export const notice = css({
  position: 'sticky',
  insetBlockStart: `calc(${headerHeight.mobile} + ${space.sm})`,
  zIndex: layer.sticky,
  [media.desktop]: { insetBlockStart: `calc(${headerHeight.desktop} + ${space.sm})` },
});
