import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { duration, radius } from '../../theme/tokens';

const away = { opacity: 0, translate: '0 1.5rem' };

export const centred = css({
  margin: 'auto',
  inlineSize: 'calc(100vw - 2rem)',
  maxBlockSize: 'calc(100dvh - 2rem)',
  borderRadius: radius.md,
  ...away,
  '&[open]': { opacity: 1, translate: '0 0', '@starting-style': away },
});

export const sizes = {
  small: css({ maxInlineSize: '28rem' }),
  medium: css({ maxInlineSize: '660px' }),
  /** Size of the filters dialog on the rental pages: 660 by 584 px (project-marketing §9). */
  filters: css({
    maxInlineSize: '660px',
    [media.desktop]: { maxBlockSize: 'min(584px, calc(100dvh - 2rem))' },
  }),
  large: css({ maxInlineSize: '64rem' }),
} as const;

const below = { opacity: 1, translate: '0 100%' };

export const sheetOnPhone = css({
  [media.belowTablet]: {
    '--dialog-time': `${duration.slow}ms`,
    marginBlockEnd: 0,
    marginInline: 0,
    inlineSize: '100vw',
    maxInlineSize: '100vw',
    maxBlockSize: '90dvh',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    borderStartStartRadius: radius.lg,
    borderStartEndRadius: radius.lg,
    ...below,
    '&[open]': { translate: '0 0', '@starting-style': below },
  },
});
