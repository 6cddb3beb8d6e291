import { media } from './media';
import { space } from './tokens';

/**
 * On desktop, places a title beside its content. The title takes a third of the page's width, so that it is aligned
 * with a row of three cards.
 */
export const titleBeside = {
  [media.desktop]: {
    gridTemplateColumns: `var(--text-columns, calc((100% - 2 * ${space.lg}) / 3) minmax(0, 1fr))`,
    columnGap: space.lg,
  },
};
