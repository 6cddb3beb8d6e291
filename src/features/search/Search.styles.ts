import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const opener = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  padding: 0,
  border: 0,
  background: 'none',
  '& svg': { inlineSize: '1.5rem', blockSize: '1.5rem' },
  [media.hover]: { '&:hover': { color: color.accent } },
  [media.noScripts]: { display: 'none' },
});

/** In the phone menu, the button looks like a field. */
export const wideOpener = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  marginBlockEnd: space.sm,
  paddingInline: space.md,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  background: color.surface,
  color: color.inkMuted,
  textAlign: 'start',
  [media.noScripts]: { display: 'none' },
});

export const box = css({
  display: 'grid',
  gap: space.lg,
  minBlockSize: 'min(60dvh, 30rem)',
  alignContent: 'start',
});

export const frame = css({
  position: 'relative',
  // Space for the focus ring, which the dialog would clip.
  marginBlockStart: space.xxs,
  '& svg': {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: space.md,
    translate: '0 -50%',
    color: color.inkMuted,
    pointerEvents: 'none',
  },
});

export const input = css({
  paddingInlineStart: space.xxl,
  fontSize: font.lead,
  '&::-webkit-search-cancel-button': { filter: 'grayscale(1)', cursor: 'pointer' },
});

export const group = css({ display: 'grid', gap: space.xs });

export const groupName = css({
  margin: 0,
  color: color.inkMuted,
  fontSize: font.small,
  fontWeight: font.weight.medium,
});

export const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const hit = css({
  display: 'grid',
  gap: space.xxs,
  paddingBlock: space.sm,
  borderBlockEnd: `1px solid ${color.line}`,
  textDecoration: 'none',
  '& strong': { fontWeight: font.weight.medium, fontSize: font.body, overflowWrap: 'anywhere' },
  '& span': {
    color: color.inkMuted,
    fontSize: font.small,
    lineHeight: font.leading.snug,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  [media.hover]: {
    '&:hover strong': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

export const note = css({ margin: 0, color: color.inkMuted });
