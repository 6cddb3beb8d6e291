import { css } from '@emotion/react';
import { color, font, space } from '../../theme/tokens';

export const nextLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xxs} ${space.sm}`,
  // Separates the line from the stock summary when it follows one.
  '* + &': {
    marginBlockStart: space.md,
    paddingBlockStart: space.md,
    borderBlockStart: `1px solid ${color.line}`,
  },
  '& > span': { color: color.inkMuted, fontSize: font.small },
  '& > a': { color: color.ink, display: 'inline-block', paddingBlock: space.xs },
});

export const nextDate = css({ fontWeight: font.weight.medium, fontVariantNumeric: 'tabular-nums' });
