import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { font, space } from '../../theme/tokens';

/** A grid of cards: one column on phones, two on small screens, three on medium and large ones (corporate-site §2). */
export const cardGrid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.lg,
  rowGap: space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space.sm,
  blockSize: '100%',
  overflowWrap: 'anywhere',
});

/** Container for the texts of a card. */
export const words = css({ display: 'grid', alignContent: 'start', gap: space.xxs });

export const nothing = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  paddingBlock: space.xl,
  fontSize: font.lead,
});

/** Turning a page scrolls to this element. The margin keeps it clear of the sticky header. */
export const listTop = css({ scrollMarginBlockStart: '7rem' });

export const more = css({
  display: 'grid',
  justifyItems: 'center',
  marginBlockStart: space.stack,
  [media.noScripts]: { display: 'none' },
});
