import { css } from '@emotion/react';
import { space } from '../../theme/tokens';

export const filters = css({ display: 'grid', gap: space.md, marginBlock: space.xl });

/** Stands apart from the cards, if there are any. */
export const earlierGroup = css({
  display: 'grid',
  gap: space.lg,
  '[role="group"] + &': { marginBlockStart: space.xl },
});

export const nothing = css({ display: 'grid', justifyItems: 'start', gap: space.lg });
