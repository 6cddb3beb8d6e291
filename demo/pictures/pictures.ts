import { cards } from './cards';
import { marks } from './marks';
import { people } from './people';
import { products } from './products';
import { projects } from './projects';
import { homes } from './homes';
import { estates } from './estates';
import type { Picture } from './Picture';
import { places } from './places';

/** Every picture of the demo content. */
export const pictures: readonly Picture[] = [
  ...places,
  ...cards,
  ...estates,
  ...projects,
  ...homes,
  ...products,
  ...people,
  ...marks,
];
