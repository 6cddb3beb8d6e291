import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { space, width } from '../../theme/tokens';

/** On desktop the title stands beside the text, so that a page of several texts can be scanned along its titles. */
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
/** The first line of the text stands level with the title's. */
export const besideTitle = css({ [media.desktop]: { paddingBlockStart: space.sm } });
