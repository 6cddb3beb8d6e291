import { css } from '@emotion/react';
import { darkGround } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, font, space, width } from '../../theme/tokens';

export const banner = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  ...darkGround(),
});

/** `svh` keeps the height constant when a phone's address bar hides; `vh` would make the page jump. */
export const heights = {
  tall: css({
    minBlockSize: 'clamp(30rem, calc(100svh - 9rem), 60rem)',
    // A lower banner on phones, so that its button stays above the consent banner.
    [media.belowTablet]: { minBlockSize: 'clamp(26rem, calc(100svh - 13rem), 60rem)' },
  }),
  medium: css({
    minBlockSize: 'clamp(24rem, 56svh, 38rem)',
    [media.belowTablet]: { minBlockSize: 'clamp(24rem, 68svh, 38rem)' },
  }),
} as const;

/**
 * Extends one pixel beyond the banner on each side. Otherwise rounding of fractional sizes shows the background at the
 * edges.
 */
export const mediaArea = css({
  position: 'absolute',
  inset: '-1px',
  '& picture, & > img, & > div > img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
});

const dark = color.scrim;
const lighter = (part: number) => `color-mix(in srgb, ${color.scrim} ${part}%, transparent)`;
/**
 * A gradient that is darkest on the text's side. Even on a white picture, small text keeps a contrast of 4.5:1 and
 * large text 3:1.
 */
const sideways = (towards: string) =>
  `linear-gradient(to ${towards}, ${dark} 48%, ${lighter(80)} 58%, ${lighter(45)} 70%, ${lighter(15)} 84%, transparent 96%)`;
const upwards = `linear-gradient(to top, ${dark}, ${lighter(45)} 30%, transparent 60%)`;
/** Slightly darkens the lower edge of a wide picture. */
const shore = `linear-gradient(to top, ${lighter(55)}, transparent 40%)`;
/**
 * Space above the text over which the scrim fades in. It is part of the padding, so that the scrim grows with the text.
 */
const ONSET = '9rem';

/**
 * The text with its dark gradient, which keeps it readable on any picture. On desktop, only the text's side is
 * darkened.
 */
export const content = css({
  position: 'relative',
  alignSelf: 'end',
  paddingBlock: `${ONSET} ${space.section}`,
  backgroundImage: `linear-gradient(to top, ${dark} calc(100% - ${ONSET}), transparent), ${upwards}`,
  [media.desktop]: {
    display: 'grid',
    alignContent: 'end',
    alignSelf: 'stretch',
    paddingBlockStart: space.section,
    backgroundImage: `${sideways('right')}, ${shore}`,
    '[dir="rtl"] &': { backgroundImage: `${sideways('left')}, ${shore}` },
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
  [media.desktop]: { maxInlineSize: `min(${width.text}, 56%)` },
  '&::before': { content: '""', inlineSize: '4rem', blockSize: '2px', backgroundColor: color.sand },
});

/** Limits the width of small text, so that it stays within the darkest part of the gradient. */
const reading = { [media.desktop]: { maxInlineSize: `min(${width.narrow}, 88%)` } };

export const subTitle = css({
  fontSize: font.lead,
  fontWeight: font.weight.regular,
  lineHeight: font.leading.snug,
  ...reading,
});
export const introduction = css({ whiteSpace: 'pre-line', ...reading });
