import { css } from '@emotion/react';
import { color, font, space } from '../../theme/tokens';

export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md });
export const note = css({ color: color.success, fontSize: font.small });
