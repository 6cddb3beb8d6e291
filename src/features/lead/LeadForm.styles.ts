import { css } from '@emotion/react';
import { color, font, radius, space } from '../../theme/tokens';

export const consents = css({
  display: 'grid',
  gap: space.md,
  paddingBlock: space.xs,
  fontSize: font.small,
  lineHeight: 1.55,
});

export const reference = css({
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderRadius: radius.sm,
  backgroundColor: color.stone,
  '& bdi': { fontWeight: font.weight.medium, letterSpacing: '0.04em' },
});

export const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  columnGap: space.xl,
  margin: 0,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
  '& dt': { color: color.inkMuted, fontSize: font.small },
  '& dd': { margin: 0, fontWeight: font.weight.medium },
});

/** As high as the form, so that nothing below it moves when it comes. */
export const placeholder = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.xl,
  minBlockSize: '38rem',
});
