import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const columns = css({
  display: 'grid',
  gap: space.xl,
  justifyItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
});

export const words = css({ display: 'grid', gap: space.sm });
export const lead = css({ fontSize: font.lead, fontWeight: font.weight.light, color: color.onNightMuted });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  [media.belowTablet]: { inlineSize: '100%', '& > a, & > button': { flex: '1 1 12rem' } },
});
