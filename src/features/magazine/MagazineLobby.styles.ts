import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  // Three columns on tablets, because a page of nine articles then leaves no gap.
  [media.tabletOnly]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  columnGap: space.xl,
  rowGap: space.xxl,
  marginBlockStart: space.stack,
});

export const nothing = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  marginBlockStart: space.stack,
  fontSize: font.lead,
  '& p': { margin: 0 },
});
export const feed = css({
  marginBlockStart: space.stack,
  fontSize: font.small,
  textAlign: 'center',
  '& a': { display: 'inline-block', paddingBlock: '0.7rem', color: color.inkMuted },
});
