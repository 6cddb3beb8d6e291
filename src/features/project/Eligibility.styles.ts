import { css } from '@emotion/react';
import { space } from '../../theme/tokens';

export const question = css({ display: 'inline-flex', alignItems: 'center', gap: space.md });

export const questionIcon = css({
  flexShrink: 0,
  '& img, & picture': { inlineSize: '2rem', blockSize: '2rem' },
  '&:empty': { display: 'none' },
});

export const answer = css({ display: 'grid', gap: space.md });

export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  '&:empty': { display: 'none' },
});
