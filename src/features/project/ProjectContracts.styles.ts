import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const documentCard = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xxs,
  blockSize: '100%',
  padding: space.lg,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  color: color.accent,
  '& > svg': { gridRow: 'span 2', inlineSize: '2rem', blockSize: '2rem' },
  [media.hover]: { '&:hover': { borderColor: color.accent } },
});

/** Extends the link's clickable area to the whole card. */
export const documentLink = css({
  color: color.ink,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.md },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
});

export const documentFacts = css({ color: color.inkMuted, fontSize: font.tiny, justifySelf: 'start' });
