import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, sidePanelWidth, space } from '../../theme/tokens';

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${sidePanelWidth}` },
});

export const panel = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.lg,
  padding: space.xl,
  backgroundColor: color.surface,
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: 0,
  '&:focus': { outline: 'none' },
});

export const title = css({ fontSize: font.h2, fontWeight: font.weight.regular, textWrap: 'balance' });
export const introduction = css({ color: color.inkSoft, whiteSpace: 'pre-line' });
export const formBox = css({ display: 'grid', gap: space.md });
export const formTitle = css({ fontSize: font.h3, fontWeight: font.weight.medium });
export const small = css({ color: color.inkMuted, fontSize: font.small, whiteSpace: 'pre-line' });
