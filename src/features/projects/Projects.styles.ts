import { css, type SerializedStyles } from '@emotion/react';
import { card } from '../../components/listing/listing.styles';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, space } from '../../theme/tokens';
import type { CardSize } from './cardSize';

/** `subgrid` aligns the pictures and the texts of all cards in a row. */
const cell = css({
  [media.phone]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: space.sm },
});

export const cells: Readonly<Record<CardSize, SerializedStyles>> = {
  single: cell,
  wide: css(cell, { [media.tablet]: { gridColumn: 'span 2' } }),
  large: css(cell, {
    [media.phone]: { '&:nth-last-of-type(odd)': { gridColumn: 'span 2' } },
    [media.tablet]: { gridColumn: 'span 2', gridRow: 'span 4' },
  }),
};

/** A card whose picture becomes larger on hover. */
export const growing = css(card, {
  gridRow: '1 / -1',
  [media.phone]: { gridTemplateRows: 'subgrid' },
  [media.hover]: { '&:hover img': { scale: '1.03' } },
});

export const frame = css({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: radius.md,
  backgroundColor: color.stoneDeep,
  '& > :not(p)': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
  '& img': {
    transition: `scale ${duration.slow}ms ${easing}`,
    [media.reducedMotion]: { transition: 'none' },
  },
});

/** The picture of a card that spans several cells. It fills the card's rows and has no fixed aspect ratio. */
export const filledFrame = css(frame, { [media.tablet]: { gridRow: '1 / -2', aspectRatio: 'auto' } });

export const tag = css({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  maxInlineSize: `calc(100% - 2 * ${space.sm})`,
  margin: 0,
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  color: color.ink,
  fontSize: font.tiny,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
});

export const aside = css({ marginBlockStart: space.sm, color: color.inkMuted, fontSize: font.small });
