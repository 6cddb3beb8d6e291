import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { font, space } from '../../theme/tokens';

export const row = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const clock = css({ fontSize: '1.25em', fontWeight: font.weight.medium });

/** Hides the countdown before hydration, when the remaining time is unknown, but keeps its space. */
export const unknown = css({ visibility: 'hidden' });

export const onlyWithScripts = css({ [media.noScripts]: { display: 'none' } });
