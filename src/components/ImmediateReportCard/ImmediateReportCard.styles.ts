import { css } from '@emotion/react';
import { color, font, radius, space } from '../../theme/tokens';

export const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  blockSize: '100%',
  padding: space.lg,
  backgroundColor: color.surface,
  borderRadius: radius.md,
  borderBlockStart: `3px solid ${color.accent}`,
  boxShadow: `0 0 0 1px ${color.line}`,
});
export const day = css({ color: color.inkMuted, fontSize: font.small });
export const content = css({ flexGrow: 1, color: color.inkSoft });
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.lg}`,
});
