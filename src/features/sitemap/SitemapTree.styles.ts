import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, space } from '../../theme/tokens';

const time = `${duration.base}ms ${easing}`;

export const columns = css({
  display: 'grid',
  gap: `${space.stack} ${space.xl}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'start',
  marginBlock: space.stack,
});

export const branch = css({ borderBlockStart: `2px solid ${color.ink}`, paddingBlockStart: space.md });

const link = css({
  display: 'inline-block',
  lineHeight: font.leading.snug,
  textDecoration: 'none',
  transition: `color ${time}`,
  [media.hover]: {
    '&:hover': { color: color.accent, textDecoration: 'underline', textDecorationThickness: '1px' },
  },
});

export const topLink = css(link, { paddingBlock: space.xxs, fontSize: font.h3 });

/** Nested lists are indented with a line. */
export const nested = css({
  display: 'grid',
  justifyItems: 'start',
  marginBlockStart: space.xs,
  '& &': {
    marginBlock: space.xxs,
    paddingInlineStart: space.md,
    borderInlineStart: `1px solid ${color.line}`,
  },
});

export const childLink = css(link, { paddingBlock: '0.35rem', color: color.inkSoft });
