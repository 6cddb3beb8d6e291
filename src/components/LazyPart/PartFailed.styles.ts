import { css } from '@emotion/react';
import { headerHeight, layer, space } from '../../theme/tokens';
import { media } from '../../theme/media';

/** Sticks below the site's header, above the content of the part that failed. */
export const notice = css({
  position: 'sticky',
  insetBlockStart: `calc(${headerHeight.mobile} + ${space.sm})`,
  zIndex: layer.sticky,
  [media.desktop]: { insetBlockStart: `calc(${headerHeight.desktop} + ${space.sm})` },
});
