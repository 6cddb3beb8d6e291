import { css } from '@emotion/react';
import { darkGround } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, space } from '../../theme/tokens';

/** Height of the gradient above the first line of text. */
const FADE = '5rem';

export const header = css({ marginBlockEnd: space.stack });

/** Two columns from the tablet breakpoint up. If the number of banners is odd, the first one spans both columns. */
export const grid = css({
  display: 'grid',
  gap: space.lg,
  [media.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
});

export const banner = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  minBlockSize: 'clamp(22rem, 16rem + 18vw, 30rem)',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: radius.md,
  ...darkGround(color.nightSoft),
  '& picture, & > div > img': { transition: `transform ${duration.drawer}ms ${easing}` },
  [media.hover]: {
    '&:has(a:hover) picture, &:has(a:hover) > div > img': { transform: 'scale(1.03)' },
  },
});

export const label = css({
  position: 'absolute',
  insetBlockStart: space.lg,
  insetInlineStart: space.lg,
  paddingInline: space.md,
  paddingBlock: space.xxs,
  borderRadius: radius.pill,
  backgroundColor: color.sand,
  color: color.ink,
  fontSize: font.small,
  fontWeight: font.weight.medium,
});

export const caption = css({
  position: 'relative',
  display: 'grid',
  gap: space.sm,
  justifyItems: 'start',
  inlineSize: '100%',
  padding: space.xl,
  paddingBlockStart: FADE,
  // A dark gradient keeps every line of text readable on any picture. It fades out above the first line.
  backgroundImage: `linear-gradient(to top, ${color.scrim} calc(100% - ${FADE}), transparent), linear-gradient(to top, ${color.scrim}, transparent)`,
});

export const text = css({ color: color.onNight, whiteSpace: 'pre-line' });

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '1.75rem',
  [media.belowTablet]: { minBlockSize: '2.75rem' },
  color: color.sand,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});
