import { css } from '@emotion/react';
import { color, font, radius, space } from '../../theme/tokens';

const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  columnGap: space.md,
  alignItems: 'center',
  paddingInline: space.md,
  paddingBlock: space.sm,
  borderInlineStart: '3px solid',
  borderRadius: radius.sm,
  fontSize: font.small,
  '&:focus': { outline: 'none' },
});

export const notices = {
  info: css(notice, { borderColor: color.sand, backgroundColor: color.stone }),
  error: css(notice, { borderColor: color.error, backgroundColor: color.errorSoft }),
} as const;
