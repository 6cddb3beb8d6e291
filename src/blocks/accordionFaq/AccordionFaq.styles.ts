import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { headerHeight, space } from '../../theme/tokens';

/** The title stays in view beside the questions. */
export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: { gridTemplateColumns: '5fr 7fr', columnGap: space.xxl, alignItems: 'start' },
});

export const header = css({
  [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${headerHeight.desktop} + ${space.xl})` },
});
