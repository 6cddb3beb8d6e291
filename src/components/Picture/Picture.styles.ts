import { css } from '@emotion/react';

/** The picture fills its place, which gives the size; without one its own proportions do. */
const frame = css({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  '& > img': { inlineSize: '100%', blockSize: '100%' },
});

export const fits = {
  cover: css(frame, { '& > img': { objectFit: 'cover' } }),
  contain: css(frame, { '& > img': { objectFit: 'contain' } }),
} as const;

/** Logos and icons: as large as they were made, unless their place says otherwise. */
export const fixedSize = (width: number, height: number) =>
  css({ inlineSize: width, blockSize: height, maxInlineSize: '100%' });
