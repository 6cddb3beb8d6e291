import { tileSpan } from './ProjectGallery.styles';

/**
 * Value of `sizes` for each tile size, from the largest content width down to tablets. It is wider than the tile,
 * because a 3:2 picture must also cover the tile's height.
 */
const WIDE_SLOTS: Readonly<Record<string, string>> = {
  '4×2': '(min-width: 82em) 1312px',
  '2×2': '(min-width: 82em) 768px, (min-width: 48em) 56vw',
  '2×1': '(min-width: 82em) 648px, (min-width: 48em) 48vw',
  '1×1': '(min-width: 82em) 384px, (min-width: 48em) 28vw',
};

/**
 * Returns the value of `sizes` for a picture in the mosaic.
 * @param count number of pictures in the gallery
 */
export function gallerySizes(count: number, index: number): string {
  const wide = WIDE_SLOTS[tileSpan(count, index).join('×')];
  if (count === 1) return `${wide}, 100vw`;
  const fillsRow = index === 0 || count === 2;
  return `${wide}, ${fillsRow ? '92vw' : '46vw'}`;
}
