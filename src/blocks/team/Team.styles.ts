import { css } from '@emotion/react';
import { darkGround, ringOnMedia } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, duration, easing, radius, space } from '../../theme/tokens';
import type { SlideSizes } from '../../components/Carousel/Carousel.styles';

/** Cards are about 400 px wide (corporate-site §9). Phones also show the edge of the next card. */
export const CARD_SIZE: SlideSizes = { base: 'min(84%, 25rem)', desktop: '25rem' };

export const card = css({ display: 'grid', alignContent: 'start', gap: space.xxs });

export const portrait = css({
  position: 'relative',
  aspectRatio: '4 / 5',
  marginBlockEnd: space.md,
  overflow: 'hidden',
  borderRadius: radius.md,
  backgroundColor: color.stoneDeep,
  '& > picture, & > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  [media.noScripts]: {
    aspectRatio: 'auto',
    '& > picture, & > img': { aspectRatio: '4 / 5', blockSize: 'auto' },
  },
});

export const portraitEmpty = css({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: '40%',
  blockSize: 'auto',
  color: color.lineStrong,
});

export const role = css({ color: color.inkMuted });

/** Without JavaScript, the details are always visible and below the portrait. */
const unfolded = {
  position: 'static',
  maxBlockSize: 'none',
  paddingBlock: space.lg,
  opacity: 1,
  visibility: 'visible',
  transform: 'none',
} as const;

/**
 * Covers only the lower part of the portrait, up to the height of the text, so that the face stays visible. The bottom
 * padding keeps the text clear of the button.
 */
export const details = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  maxBlockSize: '58%',
  paddingBlock: `${space.lg} 4.5rem`,
  ...darkGround(),
  opacity: 0,
  visibility: 'hidden',
  transform: 'translateY(1rem)',
  transition: `opacity ${duration.base}ms ${easing}, transform ${duration.base}ms ${easing}, visibility ${duration.base}ms`,
  [media.noScripts]: unfolded,
});
export const detailsOpen = css({ opacity: 1, visibility: 'visible', transform: 'none' });

export const scroller = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  inlineSize: '100%',
  paddingInline: space.lg,
  // Space for the focus ring of a link, which the scroll container would otherwise clip.
  marginBlock: `calc(-1 * ${space.xs})`,
  paddingBlock: space.xs,
  overflowY: 'auto',
  outlineOffset: '-3px',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.lineStrong} transparent`,
});

export const linkedInLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: space.xs,
  minBlockSize: '2rem',
  color: color.sand,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});

/** The button at the lower corner of the portrait. When the details are open, it lies on top of them. */
export const toggle = css({
  ...ringOnMedia,
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: space.md,
  insetInlineEnd: space.md,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  backgroundColor: color.surface,
  color: color.accent,
  transition: `transform ${duration.base}ms ${easing}`,
  [media.noScripts]: { display: 'none' },
});
export const toggleOpen = css({ transform: 'rotate(45deg)' });
