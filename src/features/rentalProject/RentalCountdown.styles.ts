import { css } from '@emotion/react';
import { container } from '../../components/Section/Section.styles';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const bar = css(container, {
  position: 'relative',
  marginBlock: space.stack,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInline: `max(0px, calc(${space.gutter} - ${space.md}))`,
    borderRadius: radius.md,
    backgroundColor: color.accentSoft,
  },
  [media.print]: { display: 'none' },
});

export const row = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: `${space.xxs} ${space.md}`,
  paddingBlock: space.md,
  paddingInlineEnd: '3rem',
  fontSize: font.lead,
  '& [role="timer"]': { color: color.accentDark, fontWeight: font.weight.medium },
  [media.desktop]: { paddingInline: '3rem' },
});

export const text = css({ fontSize: font.body, textAlign: 'center' });

export const close = css({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.gutter,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'none',
});
