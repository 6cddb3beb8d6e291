import { media } from '../../theme/media';

/** Hides forms in print, except those that show a result (`FormResult`), because it contains the reference number. */
export const formPrintStyles = {
  [media.print]: { '&:not(:has([data-form-result]))': { display: 'none' } },
};
