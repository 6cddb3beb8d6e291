import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, shadow, space, width } from '../../theme/tokens';
import { formPrintStyles } from '../forms/formPrintStyles';

export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"intro form" "help form"',
    columnGap: space.xxl,
  },
});
/**
 * Omits the introduction in print, because printed pages omit the form too. Not used if the introduction contains the
 * page's h1.
 */
export const introNotPrinted = css({
  [media.print]: { '&:not(:has([data-form-result])) > :first-of-type': { display: 'none' } },
});
export const form = css({ minInlineSize: 0, [media.desktop]: { gridArea: 'form' } });
export const help = css({ maxInlineSize: width.narrow, [media.desktop]: { gridArea: 'help' } });

/** Layout without a card: aligns the button that opens a form with the text beside it. */
export const line = css({
  display: 'grid',
  gap: space.lg,
  justifyItems: 'start',
  alignItems: 'center',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.xxl },
});

export const intro = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  maxInlineSize: width.narrow,
});
export const lead = css({ color: color.inkMuted, fontSize: font.lead });

export const card = css(formPrintStyles, {
  padding: `clamp(${space.lg}, 4vw, ${space.xxl})`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
});
