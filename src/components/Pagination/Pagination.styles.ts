import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

/**
 * Hidden without JavaScript. All page links would then show the same page, because the list is paginated in the
 * browser.
 */
export const nav = css({
  marginBlockStart: space.stack,
  [media.noScripts]: { display: 'none' },
  [media.print]: { display: 'none' },
});

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = css({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  borderRadius: radius.sm,
  color: color.ink,
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&[aria-current="page"]': { backgroundColor: color.ink, color: color.onNight },
  [media.hover]: { '&:not([aria-current="page"]):hover': { backgroundColor: color.stoneDeep } },
});

export const gap = css({ minInlineSize: '1.5rem', textAlign: 'center', color: color.inkMuted });
