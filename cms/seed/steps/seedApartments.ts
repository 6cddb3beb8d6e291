import { apartments } from '../content/apartments';
import type { Store } from '../lib/Store';

/** Apartments that can be reserved on the site. */
export async function seedApartments(store: Store): Promise<void> {
  for (const apartment of apartments) {
    const key = apartment.assetName;
    const known = { collection: 'apartments', key, where: { assetName: { equals: key } } } as const;
    const id = (await store.find(known)) ?? (await store.create('apartments', key, apartment));
    store.remember('apartments', key, id);
  }
}
