import { media } from '../../theme/media';

/** Nobody fills in a form on paper; what came of it (`FormResult`), with its number, is printed. */
export const formOnPaper = {
  [media.print]: { '&:not(:has([data-form-result]))': { display: 'none' } },
};
