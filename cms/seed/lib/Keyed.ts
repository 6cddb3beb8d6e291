import type { SeedOf } from './SeedOf';

/** A document of the demo content. Other content refers to it by its key. */
export type Keyed<T> = SeedOf<T> & { readonly key: string };
