import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const list = css({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const chip = css({
  minBlockSize: '2.75rem',
  paddingInline: space.lg,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  backgroundColor: 'transparent',
  color: color.ink,
  font: 'inherit',
  fontSize: font.small,
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    borderColor: color.ink,
    backgroundColor: color.ink,
    color: color.onNight,
  },
  [media.hover]: {
    '&[aria-pressed="false"]:hover': { borderColor: color.ink, backgroundColor: color.stoneDeep },
  },
});
