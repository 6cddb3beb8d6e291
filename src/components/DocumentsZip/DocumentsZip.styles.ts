import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const zipRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.lg,
  rowGap: space.xs,
  marginBlockStart: space.lg,
  '& > [role="alert"]': { flexBasis: '100%', color: color.error },
  [media.noScripts]: { display: 'none' },
  [media.print]: { display: 'none' },
});

export const zipNote = css({ color: color.inkMuted, fontSize: font.small });
