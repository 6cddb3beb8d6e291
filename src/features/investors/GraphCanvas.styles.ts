import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

/**
 * The parts of uPlot's style sheet that the graph needs. The time axis goes from left to right in every language, so
 * the graph is always `dir="ltr"`.
 */
export const canvas = css({
  inlineSize: '100%',
  blockSize: '100%',
  // `GraphCanvas` reads these properties as the colours of the axis labels, the grid and the line.
  color: color.inkMuted,
  borderColor: color.line,
  outlineColor: color.accent,
  '& .u-wrap': { position: 'relative', userSelect: 'none' },
  '& .u-over, & .u-under': { position: 'absolute' },
  '& .u-under': { overflow: 'hidden' },
  '& canvas': { display: 'block', position: 'relative', inlineSize: '100%', blockSize: '100%' },
  '& .u-axis': { position: 'absolute' },
  '& .u-select': { position: 'absolute', pointerEvents: 'none' },
  '& .u-legend': { display: 'none' },
  '& .u-cursor-x, & .u-cursor-y': {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    pointerEvents: 'none',
  },
  '& .u-cursor-x': { blockSize: '100%', borderInlineEnd: `1px dashed ${color.inkMuted}` },
  '& .u-cursor-y': { inlineSize: '100%', borderBlockEnd: `1px dashed ${color.inkMuted}` },
  '& .u-cursor-pt': {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    borderRadius: '50%',
    border: '0 solid',
    pointerEvents: 'none',
    backgroundClip: 'padding-box !important',
  },
  '& .u-off': { display: 'none' },
});
