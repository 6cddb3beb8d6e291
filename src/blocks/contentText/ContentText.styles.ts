import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { space, width } from '../../theme/tokens';

/** On desktop, titles are beside their texts, so that a page can be scanned by title. */
export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: {
    gridTemplateColumns: 'var(--text-columns, minmax(0, 5fr) minmax(0, 7fr))',
    columnGap: space.section,
  },
});

export const header = css({ display: 'grid', alignContent: 'start', gap: space.md });
export const icon = css({ inlineSize: '3.5rem', blockSize: '3.5rem' });
export const body = css({ maxInlineSize: width.text });
/** Aligns the first line of the text with the title. */
export const besideTitle = css({ [media.desktop]: { paddingBlockStart: space.sm } });
