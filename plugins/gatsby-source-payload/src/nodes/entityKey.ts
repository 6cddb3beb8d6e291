import type { EntityModel } from '../schema/SchemaModel';

/** Returns the key of a collection or global in node ids. A global may have the slug of a collection. */
export function entityKey({ kind, slug }: Pick<EntityModel, 'kind' | 'slug'>): string {
  return kind === 'global' ? `globals/${slug}` : slug;
}
