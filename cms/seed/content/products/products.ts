import { ashbond } from './ashbond';
import { ashkalit } from './ashkalit';
import { bgBond } from './bgBond';
import { israbeton } from './israbeton';
import { itumit } from './itumit';
import { quarries } from './quarries';
import type { SeedProduct } from './SeedProduct';

/** Every product of the demo content. */
export const products: readonly SeedProduct[] = [
  ...ashkalit,
  ...bgBond,
  ...ashbond,
  ...itumit,
  ...israbeton,
  ...quarries,
];
