import type { ResolveInfo, ResolverContext } from './GatsbySchema';

type Resolver = (source: unknown, args: unknown, context: ResolverContext, info: ResolveInfo) => unknown;

interface TypeLike {
  getFields?: () => Record<string, { resolve?: Resolver } | undefined>;
}

/** Returns the resolver of another type's field, or undefined. */
export function findResolver({ schema }: ResolveInfo, type: string, field: string): Resolver | undefined {
  return (schema.getType(type) as TypeLike | undefined)?.getFields?.()[field]?.resolve;
}
