import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const link = css({
  // Contains the visually hidden text, which is absolutely positioned. In a scrolling row, it would otherwise widen the
  // page.
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.sm,
  minBlockSize: '1.75rem',
  [media.belowTablet]: { alignContent: 'center', minBlockSize: '2.75rem' },
  color: color.accent,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  // Only the name is underlined, not the facts.
  '& > span:first-of-type': {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.35em',
  },
  [media.hover]: {
    '&:hover': { color: color.accentDark, '& > span:first-of-type': { textDecorationThickness: '2px' } },
  },
});

export const facts = css({ color: color.inkMuted, fontSize: font.tiny, fontWeight: font.weight.regular });
