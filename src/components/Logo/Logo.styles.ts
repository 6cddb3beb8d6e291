import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font } from '../../theme/tokens';

export const drawn = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1rem 0.5rem',
  // With large text on a phone the name may not fit. It then wraps out of sight.
  maxBlockSize: '2.75rem',
  overflow: 'hidden',
  [media.phone]: { columnGap: '0.7rem' },
});

export const mark = css({ flexShrink: 0, inlineSize: 'auto', blockSize: '2.25rem', color: color.accent });

export const name = css({
  flex: '1 0 min-content',
  textWrap: 'balance',
  fontSize: '1rem',
  fontWeight: font.weight.medium,
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  [media.phone]: { fontSize: '1.1875rem' },
  [media.wide]: { fontSize: '1.375rem' },
});

/** Gives all logos the same height. */
export const uploaded = css({
  inlineSize: 'auto',
  blockSize: '2.75rem',
  maxInlineSize: '11rem',
  'picture&': { inlineSize: '9rem', maxInlineSize: '9rem' },
});
