import { css } from '@emotion/react';
import { darkGround } from '../../theme/ground';
import { media } from '../../theme/media';
import { titleBeside } from '../../theme/thirds';
import { color, space, width } from '../../theme/tokens';

/** In a text column, which has no gutter, a dark section needs its own padding at the sides. */
const edged = { '--section-gutter': 'var(--band-edge)' };

export const sectionTones = {
  plain: css({ backgroundColor: color.surface }),
  stone: css({ backgroundColor: color.stone }),
  night: css(darkGround(), edged),
  dusk: css(darkGround(color.nightSoft), edged),
} as const;

type Ground = keyof typeof sectionTones;

/** Vertical padding of a section. Narrow containers, such as a text column, set a smaller one. */
const GAP = `var(--section-gap, ${space.section})`;
const HALF = `calc(${GAP} / 2)`;

export const section = css({
  paddingBlock: GAP,
  // Half the padding below breadcrumbs, because they have their own.
  'nav + &': { paddingBlockStart: HALF },
});
export const compact = css({ paddingBlock: HALF });

/**
 * Removes the top padding if the previous section has the same background, so that the gap is not doubled. It also
 * applies if an empty anchor element is between them, or the element and inline script that surround a list.
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

const beside = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.stack,
  ...titleBeside,
});

const TITLE_WIDTH = `calc((min(100vw, ${width.page}) - 2 * ${space.gutter} - 2 * ${space.lg}) / 3)`;

export const layouts = {
  stack: undefined,
  beside,
  bleed: css(beside, {
    [media.desktop]: {
      gridTemplateColumns: `${TITLE_WIDTH} minmax(0, 1fr)`,
      maxInlineSize: 'none',
      paddingInline: `calc(max(50% - ${width.page} / 2, 0px) + ${space.gutter}) 0`,
      '& > :last-child': { marginBlock: `calc(-1 * ${GAP})` },
    },
  }),
} as const;
