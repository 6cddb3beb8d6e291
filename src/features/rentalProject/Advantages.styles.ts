import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, space } from '../../theme/tokens';

export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 'clamp(3rem, 7vw, 7rem)',
  },
});

/** The picture has the arch shape of the group's logo. */
export const picture = css({
  overflow: 'hidden',
  aspectRatio: '5 / 4',
  borderRadius: '50vw 50vw 0 0',
  backgroundColor: color.stoneDeep,
  '& > *': { inlineSize: '100%', blockSize: '100%' },
  [media.desktop]: { aspectRatio: '4 / 5', maxBlockSize: '44rem', inlineSize: '100%' },
});

export const words = css({ display: 'grid', alignContent: 'center', gap: space.stack });

export const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.lg,
  paddingBlock: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
  '& > :only-child': { gridColumn: '1 / -1' },
});

export const iconFrame = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.5rem',
  borderRadius: '1.625rem 1.625rem 0 0',
  backgroundColor: color.accentSoft,
});
export const icon = css({ inlineSize: '1.75rem', blockSize: '1.75rem' });

export const text = css({ marginBlockStart: space.xxs, color: color.inkSoft, whiteSpace: 'pre-line' });
