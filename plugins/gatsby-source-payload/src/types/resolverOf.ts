import type { ResolveInfo, ResolverContext } from './GatsbySchema';

type Resolver = (source: unknown, args: unknown, context: ResolverContext, info: ResolveInfo) => unknown;

interface TypeLike {
  getFields?: () => Record<string, { resolve?: Resolver } | undefined>;
}

/** The resolver of a field of another type; undefined when the type or the field does not exist. */
export function resolverOf({ schema }: ResolveInfo, type: string, field: string): Resolver | undefined {
  return (schema.getType(type) as TypeLike | undefined)?.getFields?.()[field]?.resolve;
}
