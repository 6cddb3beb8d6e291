import { css } from '@emotion/react';
import { space } from '../../theme/tokens';

export const header = css({ marginBlockEnd: space.lg, '&:empty': { display: 'none' } });
