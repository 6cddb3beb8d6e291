import { css } from '@emotion/react';
import { color, font } from '../../theme/tokens';

/** Room of a separator, before each fact. */
const SEPARATOR = '1.25em';

/**
 * What stands before the first fact of a line is cut off, so that no line begins with a separator. One style for the whole line: lists
 * have many lines, and Emotion's part of an element costs more than the element.
 */
export const line = css({
  overflowX: 'clip',
  color: color.inkMuted,
  fontSize: font.small,
  '& > span': {
    display: 'block',
    marginInlineStart: `-${SEPARATOR}`,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  '& [data-fact]': { position: 'relative', display: 'inline-block', paddingInlineStart: SEPARATOR },
  '& [data-fact]::before': {
    content: '"·"',
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: SEPARATOR,
    color: color.lineStrong,
    textAlign: 'center',
  },
  '& [data-fact="lead"]': { color: color.accentDark, fontWeight: font.weight.medium },
  // The last two wrap together: none of them is ever alone in the last line.
  '& > span > span:last-child': { display: 'inline-block' },
});
