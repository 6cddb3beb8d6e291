import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { headerHeight, space } from '../../theme/tokens';

/** On desktop, the title is sticky, so that it stays visible beside the questions while they scroll. */
export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: { gridTemplateColumns: '5fr 7fr', columnGap: space.xxl, alignItems: 'start' },
});

export const header = css({
  [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${headerHeight.desktop} + ${space.xl})` },
});
