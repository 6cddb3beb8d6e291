import { css } from '@emotion/react';
import { space } from '../../theme/tokens';

export const header = css({ marginBlockEnd: space.stack, '&:empty': { display: 'none' } });
