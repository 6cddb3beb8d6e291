import type { EntityModel } from '../schema/SchemaModel';

/** What stands for a collection or global in node ids: a global may have the slug of a collection. */
export function entityKey({ kind, slug }: Pick<EntityModel, 'kind' | 'slug'>): string {
  return kind === 'global' ? `globals/${slug}` : slug;
}
