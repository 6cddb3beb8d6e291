import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, headerHeight, shadow, space } from '../../theme/tokens';

export const fold = css({ [media.desktop]: { display: 'none' } });

export const opener = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { inlineSize: '1.75rem', blockSize: '1.75rem' },
});

/** Covers the page below the header bar. */
export const panel = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: headerHeight.mobile,
  maxBlockSize: `calc(100dvh - ${headerHeight.mobile})`,
  overflowY: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.sm,
  backgroundColor: color.surface,
  boxShadow: shadow.raised,
  pointerEvents: 'auto',
});

const row = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingBlock: space.xs,
  lineHeight: font.leading.snug,
};

export const itemName = css({ ...row, fontSize: '1.25rem', fontWeight: font.weight.light });

export const links = css({
  display: 'grid',
  '& > li': { paddingBlock: space.xs, borderBlockEnd: `1px solid ${color.line}` },
  '& > li:last-of-type': { borderBlockEnd: 0 },
  '& > li > a': { ...row, fontSize: '1.25rem', fontWeight: font.weight.light },
  '& a': { textDecoration: 'none' },
  '& a[aria-current]': { color: color.accent, fontWeight: font.weight.medium },
});

export const subLinks = css({ paddingInlineStart: space.md });

export const heading = css({
  paddingBlock: `${space.sm} ${space.xxs}`,
  fontSize: font.small,
  fontWeight: font.weight.medium,
  color: color.inkMuted,
});

export const subList = css({ display: 'grid' });

export const subLink = css({
  ...row,
  paddingInlineStart: space.md,
  borderInlineStart: `1px solid ${color.line}`,
});
