import { css } from '@emotion/react';
import { color, font, space } from '../../theme/tokens';

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  columnGap: space.xl,
  margin: 0,
  '& dt': { color: color.inkMuted, fontSize: font.small },
  '& dd': { margin: 0, fontWeight: font.weight.medium },
});

export const ruled = css({ paddingBlockStart: space.lg, borderBlockStart: `1px solid ${color.line}` });
