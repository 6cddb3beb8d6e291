import { css } from '@emotion/react';
import { color, font, radius, shadow, space } from '../../theme/tokens';

/** The gap between slides is 24 px at every viewport width (project-marketing §9). */
export const row = css({
  '& .swiper': { '--carousel-gap': '24px' },
  '& .swiper-slide': { display: 'flex', blockSize: 'auto' },
});

export const card = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space.md,
  inlineSize: '100%',
  padding: space.lg,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
});

export const stars = css({ '&, &&': { inlineSize: 'auto', blockSize: '1.25rem', justifySelf: 'start' } });

export const author = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});

/** The portrait has the arch shape of the group's logo. */
export const portrait = css({
  '&, &&': { flexShrink: 0, inlineSize: '3rem', blockSize: '3.5rem', borderRadius: '1.5rem 1.5rem 0 0' },
});

export const name = css({ '& > *': { fontSize: font.body } });
export const subTitle = css({ fontSize: font.small, lineHeight: font.leading.snug, color: color.inkMuted });
