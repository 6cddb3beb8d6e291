import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, radius, space } from '../../theme/tokens';

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

/** In the phone menu, the search button looks like a text field. */
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
