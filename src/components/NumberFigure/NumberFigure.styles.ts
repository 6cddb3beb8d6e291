import { css } from '@emotion/react';
import { color, font, space } from '../../theme/tokens';

export const figure = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  paddingBlockStart: space.lg,
  borderBlockStart: '1px solid currentColor',
});
export const onSurface = css({ borderColor: color.line });
export const onColour = css({ borderColor: 'color-mix(in srgb, currentColor 45%, transparent)' });

export const label = css({ fontSize: font.small, fontWeight: font.weight.medium });

export const number = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.2em',
  fontSize: font.display,
  fontWeight: font.weight.light,
  lineHeight: font.leading.tight,
  letterSpacing: '-0.02em',
});
/** A word beside the number is smaller than it; a sign, such as + or %, belongs to it. */
export const word = css({ fontSize: font.h3, fontWeight: font.weight.regular, letterSpacing: 0 });
export const sign = css({ fontSize: '0.6em' });

export const description = css({ maxInlineSize: '24rem', whiteSpace: 'pre-line' });
export const muted = css({ color: color.inkSoft });
