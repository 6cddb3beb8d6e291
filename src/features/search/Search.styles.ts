import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const box = css({
  display: 'grid',
  gap: space.lg,
  minBlockSize: 'min(60dvh, 30rem)',
  alignContent: 'start',
});

export const input = css({
  paddingInline: space.xxl,
  fontSize: font.lead,
  '&::-webkit-search-cancel-button': { display: 'none' },
});

export const group = css({ display: 'grid', gap: space.xs });

export const groupName = css({
  margin: 0,
  fontSize: font.body,
  fontWeight: font.weight.medium,
  '& bdi': { color: color.inkMuted, fontWeight: font.weight.regular },
});

export const list = css({
  display: 'grid',
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${color.line}`,
  listStyle: 'none',
});

export const hit = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: '5rem',
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
  textDecoration: 'none',
  [media.hover]: {
    '&:hover strong': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

/** The thumbnail has the arch shape of the group's logo. */
export const thumbnail = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '4rem',
  overflow: 'hidden',
  borderStartStartRadius: radius.pill,
  borderStartEndRadius: radius.pill,
  backgroundColor: color.stoneDeep,
  color: color.inkMuted,
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

export const hitText = css({
  display: 'grid',
  gap: space.xxs,
  lineHeight: font.leading.snug,
  '& strong': { fontWeight: font.weight.medium, fontSize: font.body, overflowWrap: 'anywhere' },
  '& span': {
    color: color.inkMuted,
    fontSize: font.small,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
});

export const note = css({ margin: 0, color: color.inkMuted });
