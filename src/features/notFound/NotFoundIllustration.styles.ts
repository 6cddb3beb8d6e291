import { css, keyframes } from '@emotion/react';
import { media } from '../../theme/media';
import { color } from '../../theme/tokens';

export const faint = css({ fill: 'none', stroke: color.stoneDeep, strokeWidth: 1.5 });
export const built = css({ fill: color.ink });
export const plan = css({ fill: 'none', stroke: color.lineStrong, strokeWidth: 2, strokeDasharray: '8 7' });
export const window = css({ fill: color.sand });
export const iron = css({ fill: 'none', stroke: color.accent, strokeWidth: 2.5, strokeLinejoin: 'round' });
export const load = css({ fill: color.accent, stroke: 'none' });
export const rope = css({ strokeWidth: 2 });

const swaying = keyframes({ from: { rotate: '-1.6deg' }, to: { rotate: '1.6deg' } });

export const sway = css({
  transformOrigin: '474px 86px',
  animation: `${swaying} 3.2s ease-in-out infinite alternate`,
  [media.reducedMotion]: { animation: 'none' },
});
