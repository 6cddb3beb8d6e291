import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { font, space } from '../../theme/tokens';

export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.section },
});
export const words = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space.lg,
  fontSize: font.lead,
  fontWeight: font.weight.light,
});
