import { css } from '@emotion/react';
import { color, radius, space } from '../../theme/tokens';

export const result = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.lg,
  minBlockSize: '28rem',
  textAlign: 'center',
  '&:focus': { outline: 'none' },
});

export const mark = (success: boolean) =>
  css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4.5rem',
    blockSize: '4.5rem',
    borderRadius: radius.pill,
    backgroundColor: success ? color.success : color.error,
    color: color.surface,
    fontSize: '2rem',
  });
