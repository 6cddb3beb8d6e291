import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space, width } from '../../theme/tokens';

export const banner = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  backgroundColor: color.night,
  color: color.onNight,
});

/** `svh`: the height does not jump when a phone's address bar goes away. */
export const heights = {
  tall: css({ minBlockSize: 'clamp(30rem, calc(100svh - 9rem), 60rem)' }),
  medium: css({
    minBlockSize: 'clamp(24rem, 56svh, 38rem)',
    [media.belowTablet]: { minBlockSize: 'clamp(24rem, 68svh, 38rem)' },
  }),
} as const;

export const mediaArea = css({
  position: 'absolute',
  inset: 0,
  '& .gatsby-image-wrapper, & > img, & > div > img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
});

const dark = color.scrim;
const shade = (toward: string, solid: string, end: string) =>
  `linear-gradient(${toward}, ${dark}, ${dark} ${solid}, transparent ${end})`;

/**
 * Below the text the ground is dark enough for it over any picture; the scrim begins in the padding above the text, so that
 * a longer text has a taller scrim. Wide screens darken the text's side instead and leave the picture its own light.
 */
export const content = css({
  position: 'relative',
  alignSelf: 'end',
  paddingBlock: `9rem ${space.section}`,
  backgroundImage: `linear-gradient(to top, ${dark}, ${dark} calc(100% - 9rem), transparent), linear-gradient(to top, ${dark}, transparent 60%)`,
  [media.desktop]: {
    display: 'grid',
    alignContent: 'end',
    alignSelf: 'stretch',
    backgroundImage: `${shade('to right', '42%', '78%')}, linear-gradient(to top, ${dark}, transparent 45%)`,
    '[dir="rtl"] &': {
      backgroundImage: `${shade('to left', '42%', '78%')}, linear-gradient(to top, ${dark}, transparent 45%)`,
    },
  },
});

export const container = css({
  inlineSize: '100%',
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
});

export const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  [media.desktop]: { maxInlineSize: `min(${width.text}, 54%)` },
  '&::before': { content: '""', inlineSize: '4rem', blockSize: '2px', backgroundColor: color.sand },
});

export const subTitle = css({
  fontSize: font.lead,
  fontWeight: font.weight.regular,
  lineHeight: font.leading.snug,
});
export const introduction = css({ maxInlineSize: width.narrow, whiteSpace: 'pre-line' });
