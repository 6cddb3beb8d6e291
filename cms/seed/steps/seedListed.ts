import { projects } from '../content/projects/projects';
import { products } from '../content/products/products';
import type { Text } from '../lib/bilingual';
import { fieldsWithTexts } from '../lib/fieldsWithTexts';
import type { Store } from '../lib/Store';

/** A document with a page below a listing page. */
interface Listed {
  readonly key: string;
  readonly slug: Text;
}

/** Fields that refer to documents created later. */
type Later = readonly string[];

const LATER = {
  projects: ['relatedProjects', 'rentProjectVisualization'],
  products: ['relatedProducts'],
} as const;

const without = (fields: object, names: Later) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const only = (fields: object, names: Later) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/**
 * First round: creates every document as a draft in the first language, without references to others of its
 * kind.
 * @returns the unfinished documents: those of this run, and those of an interrupted one
 */
async function draftListed<One extends Listed>(
  store: Store,
  collection: 'projects' | 'products',
  content: readonly One[],
): Promise<readonly One[]> {
  const fresh: One[] = [];
  const title = collection === 'projects' ? 'projectTitle' : 'productName';
  for (const one of content) {
    const { key, ...fields } = one;
    const where = { slug: { equals: one.slug.values.he } };
    let id = await store.find({ collection, key, where });
    if (id === undefined || (await store.isUnfinished(collection, id, title))) fresh.push(one);
    id ??= await store.draft(collection, key, without(fields, LATER[collection]));
    store.remember(collection, key, id);
  }
  return fresh;
}

/** Second round: adds the other language and the references, and publishes. */
async function publishListed(
  store: Store,
  collection: 'projects' | 'products',
  fresh: readonly Listed[],
): Promise<void> {
  for (const { key, ...fields } of fresh) {
    const id = store.idOf(collection, key);
    const later = only(fields, LATER[collection]);
    if (Object.keys(fieldsWithTexts(later)).length > 0) await store.update(collection, key, id, later, 'he');
    const rest = { ...fieldsWithTexts(fields), ...later, _status: 'published' };
    await store.update(collection, key, id, rest, 'en');
  }
}

export const draftProjects = (store: Store) => draftListed(store, 'projects', projects);
export const publishProjects = (store: Store, fresh: readonly Listed[]) =>
  publishListed(store, 'projects', fresh);

/** Creates and publishes the products. */
export async function seedProducts(store: Store): Promise<void> {
  await publishListed(store, 'products', await draftListed(store, 'products', products));
}
