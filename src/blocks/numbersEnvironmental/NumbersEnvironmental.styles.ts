import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const columns = css({
  display: 'grid',
  alignItems: 'center',
  gap: space.stack,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr)', columnGap: space.section },
});

export const frame = css({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.lg,
  [media.desktop]: { aspectRatio: '4 / 5' },
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

export const numbers = css({ display: 'grid', gap: space.stack });

export const grid = css({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const note = css({ color: color.inkMuted, fontSize: font.small, whiteSpace: 'pre-line' });
