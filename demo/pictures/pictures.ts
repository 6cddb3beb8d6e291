import { cards } from './cards';
import { marks } from './marks';
import { people } from './people';
import type { Picture } from './Picture';
import { places } from './places';

/** Every picture of the demo content. */
export const pictures: readonly Picture[] = [...places, ...cards, ...people, ...marks];
