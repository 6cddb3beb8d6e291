import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space, width } from '../../theme/tokens';

export const band = css({
  display: 'grid',
  backgroundColor: color.stoneDeep,
  [media.desktop]: {
    gridTemplateColumns: 'var(--text-columns, repeat(2, minmax(0, 1fr)))',
    gridAutoRows: 'minmax(0, 1fr)',
    minBlockSize: '36rem',
  },
});

/** The picture fills its column, which is half of the screen on desktop. */
export const frame = css({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  [media.desktop]: { aspectRatio: 'auto' },
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});
export const frameAtEnd = css({ [media.desktop]: { order: 1 } });

/** Aligns the text with the content of the other sections. */
export const panel = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.lg,
  paddingBlock: space.section,
  paddingInline: space.gutter,
});
const pageEdge = `var(--band-edge, calc(max(50vw - ${width.page} / 2, 0px) + ${space.gutter}))`;
export const panelSides = {
  start: css({ [media.desktop]: { paddingInlineStart: space.section, paddingInlineEnd: pageEdge } }),
  end: css({ [media.desktop]: { paddingInlineStart: pageEdge, paddingInlineEnd: space.section } }),
} as const;
/** If there is no picture, the text spans the normal page width. */
export const alone = css({
  inlineSize: '100%',
  maxInlineSize: width.page,
  marginInline: 'auto',
  [media.desktop]: { gridColumn: '1 / -1' },
});

export const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  maxInlineSize: width.narrow,
});
export const titles = css({ display: 'grid', gap: space.sm });
export const eyebrow = css({ color: color.accentDark, fontSize: font.small, fontWeight: font.weight.medium });
