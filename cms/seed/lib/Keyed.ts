import type { SeedOf } from './SeedOf';

/** A document of the demo content with the key that other content refers to. */
export type Keyed<T> = SeedOf<T> & { readonly key: string };
