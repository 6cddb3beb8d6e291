import { media } from './media';
import { space } from './tokens';

/** On desktop, a title takes a third of the page's width and its content the others, as three cards in a row do. */
export const titleBeside = {
  [media.desktop]: {
    gridTemplateColumns: `var(--text-columns, calc((100% - 2 * ${space.lg}) / 3) minmax(0, 1fr))`,
    columnGap: space.lg,
  },
};
