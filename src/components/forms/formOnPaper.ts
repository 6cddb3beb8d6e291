import { media } from '../../theme/media';

/** Prints no form fields, only the result (`FormResult`) with its reference number. */
export const formOnPaper = {
  [media.print]: { '&:not(:has([data-form-result]))': { display: 'none' } },
};
