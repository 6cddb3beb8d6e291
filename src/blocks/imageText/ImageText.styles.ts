import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const columns = css({
  display: 'grid',
  gap: space.stack,
  alignItems: 'center',
  [media.desktop]: { columnGap: space.section },
});
/** The picture's column is the wider one, on whichever side the picture is. */
export const sides = {
  start: css({
    [media.desktop]: { gridTemplateColumns: 'var(--text-columns, minmax(0, 7fr) minmax(0, 5fr))' },
  }),
  end: css({
    [media.desktop]: {
      gridTemplateColumns: 'var(--text-columns, minmax(0, 5fr) minmax(0, 7fr))',
      '& > :first-of-type': { order: 1 },
    },
  }),
} as const;

export const frame = css({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.md,
  backgroundColor: color.stoneDeep,
  '& > *': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

export const words = css({ display: 'grid', justifyItems: 'start', gap: space.lg });
export const titles = css({ display: 'grid', gap: space.sm });
export const eyebrow = css({ color: color.accent, fontSize: font.small, fontWeight: font.weight.medium });
