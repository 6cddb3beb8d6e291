import { apartments, buildings } from '../content/apartments';
import type { Store } from '../lib/Store';

/** Buildings, and apartments in them that can be reserved on the site. */
export async function seedApartments(store: Store): Promise<void> {
  for (const { key, ...building } of buildings) {
    const where = { buildingTitle: { equals: building.buildingTitle.values.he } };
    const id =
      (await store.find({ collection: 'buildings', key, where })) ??
      (await store.create('buildings', key, building));
    store.remember('buildings', key, id);
  }
  for (const apartment of apartments) {
    const key = apartment.assetName;
    const known = { collection: 'apartments', key, where: { assetName: { equals: key } } } as const;
    const id = (await store.find(known)) ?? (await store.create('apartments', key, apartment));
    store.remember('apartments', key, id);
  }
}
