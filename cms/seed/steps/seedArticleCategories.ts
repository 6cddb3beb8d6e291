import { articleCategories } from '../content/articleCategories';
import type { Store } from '../lib/Store';

/** Creates the categories of the magazine. */
export async function seedArticleCategories(store: Store): Promise<void> {
  for (const [order, { key, name }] of articleCategories.entries()) {
    const known = { collection: 'articleCategories', key, where: { key: { equals: key } } } as const;
    const id =
      (await store.find(known)) ?? (await store.create('articleCategories', key, { key, name, order }));
    store.remember('articleCategories', key, id);
  }
}
