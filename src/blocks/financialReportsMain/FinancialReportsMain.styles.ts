import { css } from '@emotion/react';
import { space } from '../../theme/tokens';

export const filters = css({ display: 'grid', gap: space.md, marginBlock: space.xl });

export const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: space.lg,
});

export const nothing = css({ display: 'grid', justifyItems: 'start', gap: space.lg });
