import { css } from '@emotion/react';
import { card } from '../../components/listing/listing.styles';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

/** A compact row on a phone, with the picture beside the texts; a card on wider screens. */
export const productCard = css(card, {
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto',
  alignItems: 'center',
  columnGap: space.md,
  [media.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'stretch',
  },
});

/** The frame of a product picture, which is shown whole on a plain background. */
export const frame = css({
  position: 'relative',
  // Square, like most product pictures. Others have empty bands at the sides.
  aspectRatio: '1 / 1',
  overflow: 'hidden',
  borderRadius: radius.md,
  backgroundColor: color.stone,
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
});

export const use = css({ margin: 0, color: color.inkMuted });

export const marks = css({ margin: 0, fontSize: font.small, color: color.accent });
