import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

/** A change: its colour says what its sign says. */
export const changes = {
  up: css({ color: color.success, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
  down: css({ color: color.error, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
};

export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.lg} ${space.md}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))' },
});
export const figure = css({ display: 'grid', alignContent: 'start', gap: space.xxs });
export const figureName = css({ color: color.inkMuted, fontSize: font.small });
export const figureValue = css({ margin: 0, fontWeight: font.weight.medium, minBlockSize: '1.75em' });

/** The last rate is the heaviest of all. */
export const lastRate = css({ fontSize: font.h3, fontWeight: font.weight.bold });
export const largeRate = css({
  fontSize: font.h1,
  fontWeight: font.weight.light,
  lineHeight: font.leading.tight,
});

export const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.md}`,
  marginBlockStart: space.lg,
  minBlockSize: '1.6em',
  color: color.inkMuted,
  fontSize: font.small,
});
/** As high as it becomes: what stands below it must not jump. */
export const notePlace = css({ [media.belowTablet]: { minBlockSize: '6em' } });
/** That figures are invented or old must not be overlooked. */
export const warning = css({ color: color.ink, fontWeight: font.weight.medium });

export const board = css({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.lg,
  marginBlockStart: space.lg,
  [media.print]: { display: 'none' },
});
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '1.75rem',
  color: color.accent,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.accentDark, textDecoration: 'underline' } },
});
/** As high as the table that comes: heads, and rows that are cards below desktops. */
export const skeletonTable = css({ paddingBlockStart: '3rem' });
export const skeletonRow = css({
  borderRadius: radius.sm,
  [media.belowDesktop]: { minBlockSize: '16.5rem', marginBlockStart: space.md },
});
