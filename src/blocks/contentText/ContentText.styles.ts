import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, headerHeight, space, width } from '../../theme/tokens';

export const header = css({ display: 'grid', alignContent: 'start', gap: space.md });
/** On desktop, keeps the header visible while the text beside it scrolls. */
export const sticky = css({
  [media.desktop]: {
    position: 'sticky',
    insetBlockStart: `calc(${headerHeight.desktop} + ${space.lg})`,
    alignSelf: 'start',
    maxBlockSize: `calc(100dvh - ${headerHeight.desktop} - 2 * ${space.lg})`,
    overflowY: 'auto',
  },
});

export const contents = css({
  display: 'none',
  [media.desktop]: { display: 'block' },
  [media.print]: { display: 'none' },
  '& ol': { padding: 0, listStyle: 'none', borderInlineStart: `1px solid ${color.line}` },
  '& a': {
    display: 'block',
    paddingBlock: space.xs,
    paddingInline: space.md,
    color: color.inkSoft,
    fontSize: font.small,
    lineHeight: font.leading.snug,
    textDecoration: 'none',
    // An inner outline, because the scroll container clips everything outside it.
    '&:focus-visible': { outlineOffset: '-3px' },
    [media.hover]: { '&:hover': { color: color.accent, textDecoration: 'underline' } },
  },
});

export const icon = css({ inlineSize: '3.5rem', blockSize: '3.5rem' });
export const body = css({ maxInlineSize: width.text });
/** Aligns the first line of the text with the title. */
export const besideTitle = css({ [media.desktop]: { paddingBlockStart: space.sm } });
