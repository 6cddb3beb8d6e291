import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    alignItems: 'center',
    columnGap: 'clamp(3rem, 8vw, 8rem)',
  },
});

export const words = css({ display: 'grid', gap: space.md, alignContent: 'center' });
export const lead = css({ fontSize: font.lead, fontWeight: font.weight.light, color: color.onNightMuted });
export const interested = css({ color: color.sand });
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space.md, marginBlockStart: space.md });

/** Two columns, except on the smallest phones. */
export const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingBlock: space.md,
    borderBlockEnd: '1px solid rgba(255, 255, 255, 0.16)',
    lineHeight: font.leading.snug,
  },
  '& svg': { color: color.sand },
});
