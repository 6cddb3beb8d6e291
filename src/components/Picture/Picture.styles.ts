import { css } from '@emotion/react';

/** Fills a container that has a size. Otherwise, the picture keeps its aspect ratio. */
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

/** Shows logos and icons in their original size. */
export const fixedSize = (width: number, height: number) =>
  css({ inlineSize: width, blockSize: height, maxInlineSize: '100%' });
