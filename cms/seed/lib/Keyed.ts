import type { SeedOf } from './SeedOf';

/** A document of the demo content with the key by which other content refers to it. */
export type Keyed<T> = SeedOf<T> & { readonly key: string };
