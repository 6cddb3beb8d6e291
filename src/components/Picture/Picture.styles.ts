import { css } from '@emotion/react';

/** Fills a sized container, otherwise keeps its aspect ratio. */
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

/** Original size, for logos and icons. */
export const fixedSize = (width: number, height: number) =>
  css({ inlineSize: width, blockSize: height, maxInlineSize: '100%' });
