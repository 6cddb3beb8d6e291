import { apartments, buildings } from '../content/apartments';
import { saleApartments, saleBuildings } from '../content/saleApartments';
import type { Store } from '../lib/Store';

/** Creates the buildings and the apartments for rent and for sale. Some can be reserved on the site. */
export async function seedApartments(store: Store): Promise<void> {
  for (const { key, ...building } of [...buildings, ...saleBuildings]) {
    const where = { buildingTitle: { equals: building.buildingTitle.values.he } };
    const id =
      (await store.find({ collection: 'buildings', key, where })) ??
      (await store.create('buildings', key, building));
    store.remember('buildings', key, id);
  }
  for (const apartment of [...apartments, ...saleApartments]) {
    const key = apartment.assetName;
    const known = { collection: 'apartments', key, where: { assetName: { equals: key } } } as const;
    const id = (await store.find(known)) ?? (await store.create('apartments', key, apartment));
    store.remember('apartments', key, id);
  }
}
