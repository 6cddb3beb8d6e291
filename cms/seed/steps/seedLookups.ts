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

/** A lookup list, and the name of the field that holds its entries' names. */
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

/** Lookup lists that content refers to. A list comes after the lists that it refers to. */
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

/** Created later than the other lists, because slides link to pages. */
export const slides: List = list('marketingSlides', marketingSlides, 'title');

async function seedList(store: Store, { collection, title, entries }: List): Promise<void> {
  for (const [order, { key, ...fields }] of entries.entries()) {
    const name: unknown = (fields as Record<string, unknown>)[title];
    if (!(name instanceof Text)) throw new Error(`The entry "${key}" of ${collection} has no ${title}`);
    // Characteristics also store their key, because the site uses it.
    const own = collection === 'characteristics' ? { key } : {};
    const where = { [title]: { equals: name.values.he } };
    const id =
      (await store.find({ collection, key, where })) ??
      (await store.create(collection, key, { order, ...own, ...fields }));
    store.remember(collection, key, id);
  }
}

/** Creates the lookup lists for projects, apartments and products. */
export async function seedLookups(store: Store): Promise<void> {
  for (const one of lookups) await seedList(store, one);
}

/** Creates the slides shown between rental apartments. */
export const seedSlides = (store: Store): Promise<void> => seedList(store, slides);
