import { css } from '@emotion/react';
import { space } from '../../theme/tokens';

export const filters = css({ display: 'grid', gap: space.md, marginBlock: space.xl });

/** Contains the cards of the newest reports and the tables of the earlier ones. */
export const results = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxl });
export const earlierGroup = css({ display: 'grid', gap: space.lg });

export const nothing = css({ display: 'grid', justifyItems: 'start', gap: space.lg });
