import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, shadow, space } from '../../theme/tokens';

export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: space.xxl },
});

export const intro = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  '& p': { color: color.inkMuted, fontSize: font.lead },
});

export const card = css({
  padding: `clamp(${space.lg}, 4vw, ${space.xxl})`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
});
