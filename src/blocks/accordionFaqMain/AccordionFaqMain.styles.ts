import { css } from '@emotion/react';
import { space } from '../../theme/tokens';

export const body = css({ '* + &': { marginBlockStart: space.stack } });
