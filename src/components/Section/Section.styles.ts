import { css } from '@emotion/react';
import { color, space, width } from '../../theme/tokens';

export const sectionTones = {
  plain: css({ backgroundColor: color.surface }),
  stone: css({ backgroundColor: color.stone }),
  night: css({ backgroundColor: color.night, color: color.onNight }),
  dusk: css({ backgroundColor: color.nightSoft, color: color.onNight }),
} as const;

type Ground = keyof typeof sectionTones;

/** A narrower place, as a column for reading is, sets its own. */
const GAP = `var(--section-gap, ${space.section})`;
const HALF = `calc(${GAP} / 2)`;

export const section = css({
  paddingBlock: GAP,
  // The breadcrumbs above have room of their own.
  'nav + &': { paddingBlockStart: HALF },
});
export const compact = css({ paddingBlock: HALF });

/** Of two neighbours on the same ground, with an anchor between them or none, the second has no gap of its own above it. */
export const sharedGap = (ground: Ground) =>
  css({
    [`[data-ground="${ground}"] + &, [data-ground="${ground}"] + div:empty + &`]: { paddingBlockStart: 0 },
  });

export const container = css({
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: `var(--section-gutter, ${space.gutter})`,
});
export const textWidth = css({ maxInlineSize: `calc(${width.text} + 2 * ${space.gutter})` });
