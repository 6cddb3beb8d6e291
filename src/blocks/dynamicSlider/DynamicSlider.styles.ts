import { css } from '@emotion/react';
import { darkGround } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, radius, space, width } from '../../theme/tokens';

/** Height in px on phones (corporate-site §9). */
const MOBILE_HEIGHT = 460;

/** Height of the gradient above the first line of text. */
const FADE = '5rem';

export const header = css({ marginBlockEnd: space.stack });

export const frame = (desktopHeight: number) =>
  css({
    position: 'relative',
    display: 'flex',
    alignItems: 'end',
    blockSize: MOBILE_HEIGHT,
    overflow: 'hidden',
    borderRadius: radius.md,
    ...darkGround(color.nightSoft),
    [media.desktop]: { blockSize: desktopHeight },
  });

export const enlarge = css({
  position: 'absolute',
  insetBlockStart: space.md,
  insetInlineEnd: space.md,
  zIndex: 1,
});

export const caption = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.lg,
  inlineSize: '100%',
  padding: space.xl,
  paddingBlockStart: FADE,
  // A dark gradient keeps every line of the caption readable on any picture. It fades out above the first line.
  backgroundImage: `linear-gradient(to top, ${color.scrim} calc(100% - ${FADE}), transparent), linear-gradient(to top, ${color.scrim}, transparent)`,
  color: color.onNight,
});

export const captionText = css({
  display: 'grid',
  gap: space.xs,
  maxInlineSize: width.narrow,
  whiteSpace: 'pre-line',
});
