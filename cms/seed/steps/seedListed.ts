import { projects } from '../content/projects/projects';
import { products } from '../content/products/products';
import type { Text } from '../lib/bilingual';
import { fieldsWithTexts } from '../lib/fieldsWithTexts';
import type { Store } from '../lib/Store';

/** A document that has a page below a listing page. */
interface Listed {
  readonly key: string;
  readonly slug: Text;
}

/** Names of fields that refer to documents which are created later. */
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
 * First pass: creates every document as a draft in the first language. References to documents of the same kind are
 * left out, because those may not exist yet.
 * @returns the documents to finish: those created by this run, and those left by an interrupted one
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

/** Second pass: adds the other language and the missing references, and publishes the documents. */
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
