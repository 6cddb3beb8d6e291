import { css } from '@emotion/react';
import { color, font } from '../../theme/tokens';

/** Room of a separator, before each fact. */
const SEPARATOR = '1.25em';

/** What stands before the first fact of a line is cut off, so that no line begins with a separator. */
export const line = css({ overflowX: 'clip', color: color.inkMuted, fontSize: font.small });

export const shifted = css({
  display: 'block',
  marginInlineStart: `-${SEPARATOR}`,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const fact = css({
  position: 'relative',
  display: 'inline-block',
  paddingInlineStart: SEPARATOR,
  '&::before': {
    content: '"·"',
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: SEPARATOR,
    color: color.lineStrong,
    textAlign: 'center',
  },
});

/** The last two wrap together: none of them is ever alone in the last line. */
export const together = css({ display: 'inline-block' });

export const strong = css({ color: color.accentDark, fontWeight: font.weight.medium });
