import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const box = css({
  display: 'grid',
  gap: space.md,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
});

export const title = css({ fontSize: font.lead, fontWeight: font.weight.medium });

export const list = css({ display: 'grid', gap: space.md, margin: 0, fontStyle: 'normal' });

export const entry = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'start',
  '& > svg': { marginBlockStart: '0.1em', color: color.accent },
});

/** A phone number or e-mail address on its own line, aligned with the text of the other entries. */
export const value = css({ display: 'block', overflowWrap: 'anywhere' });

/** Extends the touch target of a link beyond its line. */
const target = {
  [media.belowTablet]: {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-0.6rem' },
  },
} as const;

export const valueLink = css({
  ...target,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.accent, textDecoration: 'underline' } },
});

export const note = css({ display: 'block', color: color.inkMuted, fontSize: font.small });

export const mapLink = css({
  display: 'inline-block',
  minInlineSize: '2.75rem',
  paddingBlock: space.xxs,
  ...target,
  color: color.accent,
  fontSize: font.small,
  [media.hover]: { '&:hover': { color: color.accentDark } },
});
