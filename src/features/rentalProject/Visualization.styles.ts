import { css } from '@emotion/react';
import { container } from '../../components/Section/Section.styles';
import { darkGround } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, font, radius, shadow, space } from '../../theme/tokens';

export const section = css({ backgroundColor: color.stone, paddingBlockEnd: space.stack });

export const picture = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  aspectRatio: '4 / 5',
  maxBlockSize: '78svh',
  inlineSize: '100%',
  ...darkGround(color.nightSoft),
  [media.tablet]: { aspectRatio: '2 / 1', maxBlockSize: 'none' },
  [media.wide]: { aspectRatio: '21 / 9' },
});

export const scrim = css({
  position: 'absolute',
  inset: 0,
  backgroundImage: `linear-gradient(to bottom, rgba(9, 24, 31, 0.78) 0%, rgba(9, 24, 31, 0.45) 30%, transparent 60%)`,
});

export const head = css(container, {
  position: 'relative',
  display: 'grid',
  gap: space.xs,
  inlineSize: '100%',
  paddingBlock: space.stack,
});
export const subTitle = css({ fontSize: font.lead, fontWeight: font.weight.light });

/** The cards overlap the bottom of the picture. */
export const cards = css(container, {
  position: 'relative',
  marginBlockStart: '-4.5rem',
  '& .swiper-slide': { display: 'flex', blockSize: 'auto' },
});

export const card = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space.sm,
  inlineSize: '100%',
  padding: space.lg,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
  justifyItems: 'start',
  [media.wide]: { padding: space.xl },
});

export const text = css({ fontSize: font.small, color: color.inkSoft, whiteSpace: 'pre-line' });
