import { apartmentTypes, characteristics, marketingSlides } from '../content/lookups/homeLists';
import { cities, countries } from '../content/lookups/places';
import { productCategories, productKeyFeatures } from '../content/lookups/productLists';
import {
  designations,
  groupSites,
  partners,
  projectStatuses,
  projectTypes,
  propertyTypes,
} from '../content/lookups/projectLists';
import { Text, type Referable } from '../lib/bilingual';
import type { Store } from '../lib/Store';

/** A list, and the field that names its entries. */
interface List {
  collection: Referable;
  title: string;
  entries: readonly (object & { readonly key: string })[];
}

const list = (collection: Referable, entries: List['entries'], title = 'name'): List => ({
  collection,
  title,
  entries,
});

/** Lists that content refers to, in the order of their references. */
export const lookups: readonly List[] = [
  list('countries', countries),
  list('cities', cities),
  list('projectTypes', projectTypes),
  list('projectStatuses', projectStatuses),
  list('designations', designations),
  list('propertyTypes', propertyTypes),
  list('partners', partners, 'memberName'),
  list('groupSites', groupSites),
  list('apartmentTypes', apartmentTypes),
  list('characteristics', characteristics),
  list('productCategories', productCategories),
  list('productKeyFeatures', productKeyFeatures, 'text'),
];

/** Created after the pages that slides link to. */
export const slides: List = list('marketingSlides', marketingSlides, 'title');

async function seedList(store: Store, { collection, title, entries }: List): Promise<void> {
  for (const [order, { key, ...fields }] of entries.entries()) {
    const name: unknown = (fields as Record<string, unknown>)[title];
    if (!(name instanceof Text)) throw new Error(`The entry "${key}" of ${collection} has no ${title}`);
    // The site also uses a characteristic's key.
    const own = collection === 'characteristics' ? { key } : {};
    const where = { [title]: { equals: name.values.he } };
    const id =
      (await store.find({ collection, key, where })) ??
      (await store.create(collection, key, { order, ...own, ...fields }));
    store.remember(collection, key, id);
  }
}

/** Creates the lists of projects, homes and products. */
export async function seedLookups(store: Store): Promise<void> {
  for (const one of lookups) await seedList(store, one);
}

/** Creates the slides between rental apartments. */
export const seedSlides = (store: Store): Promise<void> => seedList(store, slides);
