import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const form = css({ display: 'grid', gap: space.md });
export const row = css({
  display: 'grid',
  gap: space.md,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space.lg },
});
export const note = css({ color: color.inkMuted, fontSize: font.small });
export const problem = css({ padding: space.md, backgroundColor: color.errorSoft, fontSize: font.small });
export const consents = css({ display: 'grid', gap: space.md, fontSize: font.small, lineHeight: 1.5 });
export const actions = css({ marginBlockStart: space.md, '& button': { minInlineSize: '12rem' } });
