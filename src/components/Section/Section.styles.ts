import { css } from '@emotion/react';
import { darkGround } from '../../theme/ground';
import { color, space, width } from '../../theme/tokens';

export const sectionTones = {
  plain: css({ backgroundColor: color.surface }),
  stone: css({ backgroundColor: color.stone }),
  night: css(darkGround()),
  dusk: css(darkGround(color.nightSoft)),
} as const;

type Ground = keyof typeof sectionTones;

/** Narrow containers, such as a text column, set their own gap. */
const GAP = `var(--section-gap, ${space.section})`;
const HALF = `calc(${GAP} / 2)`;

export const section = css({
  paddingBlock: GAP,
  // Breadcrumbs above have their own gap.
  'nav + &': { paddingBlockStart: HALF },
});
export const compact = css({ paddingBlock: HALF });

/**
 * Removes the second gap between neighbours with the same background, even with an anchor between them, or with the
 * element and inline script around a list.
 */
export const sharedGap = (ground: Ground) =>
  css({
    [['&', 'div:empty + &', 'div > script:first-of-type + &']
      .map((next) => `[data-ground="${ground}"] + ${next}`)
      .join()]: { paddingBlockStart: 0 },
  });

export const container = css({
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: `var(--section-gutter, ${space.gutter})`,
});
export const textWidth = css({ maxInlineSize: `calc(${width.text} + 2 * ${space.gutter})` });
