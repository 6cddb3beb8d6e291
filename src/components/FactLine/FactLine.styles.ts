import { css } from '@emotion/react';
import { color, font } from '../../theme/tokens';

/** Width reserved for the separator before each fact. */
const SEPARATOR = '1.25em';

/**
 * Clips the separators at the start of each line, so that separators appear only between facts. All parts are styled
 * from this one element, because each element with an Emotion style costs rendering time in long lists.
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
    // The empty text alternative hides the separators from screen readers. Otherwise they read each one aloud, and may
    // skip other changes in a long list.
    content: ['"·"', '"·" / ""'],
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: SEPARATOR,
    color: color.lineStrong,
    textAlign: 'center',
  },
  '& [data-fact="lead"]': { color: color.accentDark, fontWeight: font.weight.medium },
  // Keeps the last two facts together when the line wraps, so that no fact is alone on a line.
  '& > span > span:last-child': { display: 'inline-block' },
});
