import { css } from '@emotion/react';
import { color, radius, space } from '../../theme/tokens';

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: space.lg,
  '* + &': { marginBlockStart: space.stack },
});

export const card = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.sm,
  padding: space.xl,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  overflowWrap: 'anywhere',
});

export const icon = css({ inlineSize: '3.5rem', blockSize: '3.5rem', marginBlockEnd: space.xs });

export const donation = css({
  display: 'grid',
  justifyItems: 'center',
  marginBlockStart: space.stack,
  '&:empty': { display: 'none' },
});
