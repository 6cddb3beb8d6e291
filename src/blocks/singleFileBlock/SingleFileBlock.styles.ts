import { css } from '@emotion/react';
import { color, font, radius, space } from '../../theme/tokens';

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.lg,
  padding: space.xl,
  borderRadius: radius.md,
  backgroundColor: color.stone,
  overflowWrap: 'anywhere',
});

export const dateText = css({ color: color.inkMuted, fontSize: font.small });
