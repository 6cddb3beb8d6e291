import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font } from '../../theme/tokens';

/**
 * Space above and below the mark. Negative margins take it from the surroundings, so that the logo is not higher than
 * its mark.
 */
const AROUND = '1.125rem';
const MARK = '2.25rem';
const LINE = `calc(${MARK} + 2 * ${AROUND})`;

export const drawn = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.5rem',
  // With large text on a phone, the name may not fit beside the mark. It then wraps to a line that is cut off. The
  // height is enough for three lines of text, even with the line height that visitors may set (WCAG 1.4.12).
  maxBlockSize: LINE,
  marginBlock: `calc(-1 * ${AROUND})`,
  overflow: 'hidden',
  [media.phone]: { columnGap: '0.7rem' },
});

export const mark = css({
  flexShrink: 0,
  inlineSize: 'auto',
  blockSize: MARK,
  marginBlock: AROUND,
  color: color.accent,
});

export const name = css({
  flex: '1 0 min-content',
  textWrap: 'balance',
  fontSize: '1rem',
  fontWeight: font.weight.medium,
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  [media.phone]: { fontSize: '1.1875rem' },
  // A smaller font size on desktop, so that the menu fits beside the logo.
  [media.desktop]: { fontSize: '1.0625rem' },
  [media.wide]: { fontSize: '1.375rem' },
});

/** Gives all uploaded logos the same height. */
export const uploaded = css({
  inlineSize: 'auto',
  blockSize: '2.75rem',
  maxInlineSize: '11rem',
  'picture&': { inlineSize: '9rem', maxInlineSize: '9rem' },
});
