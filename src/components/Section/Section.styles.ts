import { css } from '@emotion/react';
import { color, space, width } from '../../theme/tokens';

export const sectionTones = {
  plain: css({ backgroundColor: color.surface }),
  stone: css({ backgroundColor: color.stone }),
  night: css({ backgroundColor: color.night, color: color.onNight }),
  dusk: css({ backgroundColor: color.nightSoft, color: color.onNight }),
} as const;

export const section = css({ paddingBlock: space.section, '& + &': { paddingBlockStart: 0 } });
export const compact = css({ paddingBlock: `calc(${space.section} / 2)` });

export const container = css({
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
});
export const textWidth = css({ maxInlineSize: `calc(${width.text} + 2 * ${space.gutter})` });
