import { css } from '@emotion/react';
import { space } from '../../theme/tokens';

export const column = css({ display: 'grid', gap: space.lg });
