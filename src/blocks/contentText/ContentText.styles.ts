import { css } from '@emotion/react';
import { space } from '../../theme/tokens';

export const header = css({ display: 'grid', gap: space.md, marginBlockEnd: space.stack });
export const icon = css({ inlineSize: '3.5rem', blockSize: '3.5rem' });
