import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space, width } from '../../theme/tokens';

export const nav = css({
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.md,
  [media.belowTablet]: { paddingBlock: space.xs },
  fontSize: font.small,
  color: color.inkMuted,
});

export const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.xs });

export const item = css({ display: 'inline-flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 });

export const chevron = css({ inlineSize: '1em', blockSize: '1em', color: color.lineStrong });

export const link = css({
  paddingBlock: space.xxs,
  [media.belowTablet]: {
    display: 'grid',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    minInlineSize: '2.75rem',
  },
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.accent, textDecoration: 'underline' } },
});

export const present = css({ color: color.ink, fontWeight: font.weight.medium });
