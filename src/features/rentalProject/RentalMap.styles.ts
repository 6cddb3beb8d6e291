import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space.xxl },
});

export const aside = css({ display: 'grid', alignContent: 'center', gap: space.lg });

export const address = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.sm,
  '& svg': { color: color.accent },
});

export const link = css({
  color: color.accent,
  fontWeight: font.weight.medium,
  whiteSpace: 'nowrap',
  [media.print]: { whiteSpace: 'normal' },
});

export const around = css({
  display: 'grid',
  margin: 0,
  marginBlockStart: space.xs,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingBlock: space.sm, borderBlockEnd: `1px solid ${color.line}` },
});

const least = { minBlockSize: '22rem', [media.desktop]: { minBlockSize: '32rem' } };

/** Reserves the map's height until its code has loaded. */
export const canvas = css({ display: 'grid', ...least });

/** Stretches the map to the height of the texts beside it. */
export const map = css({ blockSize: '100%', ...least });
