import type { EntityModel } from '../schema/SchemaModel';

/**
 * Returns the key of a collection or global for node ids. It distinguishes a global from a collection with the same
 * slug.
 */
export function entityKey({ kind, slug }: Pick<EntityModel, 'kind' | 'slug'>): string {
  return kind === 'global' ? `globals/${slug}` : slug;
}
