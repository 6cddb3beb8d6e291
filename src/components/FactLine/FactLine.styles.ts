import { css } from '@emotion/react';
import { color, font } from '../../theme/tokens';

/** Width of a separator before each fact. */
const SEPARATOR = '1.25em';

/**
 * Clips the separator before the first fact of a line. Styles the whole line at once, because Emotion's cost
 * per element is high in long lists.
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
    // The text alternative is empty: screen readers would say each separator, and drop other changes of a long list.
    content: ['"·"', '"·" / ""'],
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: SEPARATOR,
    color: color.lineStrong,
    textAlign: 'center',
  },
  '& [data-fact="lead"]': { color: color.accentDark, fontWeight: font.weight.medium },
  // Wraps the last two facts together, so that none is alone in a line.
  '& > span > span:last-child': { display: 'inline-block' },
});
