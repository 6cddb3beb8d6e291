import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';

/** Height of a closed question including its line (project-marketing §9). */
const CLOSED = '75px';

export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: space.xxl,
    alignItems: 'start',
  },
});

export const rows = css({
  '& :is(h2, h3) > button': { minBlockSize: `calc(${CLOSED} - 1px)`, paddingBlock: space.sm },
});
