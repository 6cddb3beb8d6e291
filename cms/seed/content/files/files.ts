import { cards } from './cards';
import { documents } from './documents';
import { films } from './films';
import { marks } from './marks';
import { people } from './people';
import { places } from './places';
import type { SeedFile } from './SeedFile';

/** Every file of the demo content. */
export const files: readonly SeedFile[] = [...places, ...cards, ...people, ...marks, ...films, ...documents];
