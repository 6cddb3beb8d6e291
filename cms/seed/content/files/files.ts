import { cards } from './cards';
import { documents } from './documents';
import { estates } from './estates';
import { films } from './films';
import { homes } from './homes';
import { marks } from './marks';
import { people } from './people';
import { places } from './places';
import { products } from './products';
import { projects } from './projects';
import type { SeedFile } from './SeedFile';

/** Every file of the demo content. */
export const files: readonly SeedFile[] = [
  ...places,
  ...cards,
  ...estates,
  ...projects,
  ...homes,
  ...products,
  ...people,
  ...marks,
  ...films,
  ...documents,
];
