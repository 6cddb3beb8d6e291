import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const searchBox = css({
  maxInlineSize: '28rem',
  marginBlockEnd: space.lg,
  [media.noScripts]: { display: 'none' },
  [media.print]: { display: 'none' },
});

export const searchField = css({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: space.md,
    translate: '0 -50%',
    color: color.inkMuted,
    pointerEvents: 'none',
  },
});

export const searchInput = css({
  minBlockSize: '3rem',
  paddingInline: space.xxl,
  borderRadius: radius.pill,
  '&::-webkit-search-cancel-button': { display: 'none' },
});

export const clearText = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'none',
  color: color.inkMuted,
  cursor: 'pointer',
  '& svg': { inlineSize: '1.15rem', blockSize: '1.15rem' },
  [media.hover]: { '&:hover': { color: color.accent } },
});

export const searchFailed = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  fontSize: font.small,
  '& p': { margin: 0 },
});
