import type { ResolveInfo, ResolverContext } from './GatsbySchema';

type Resolver = (source: unknown, args: unknown, context: ResolverContext, info: ResolveInfo) => unknown;

interface TypeLike {
  getFields?: () => Record<string, { resolve?: Resolver } | undefined>;
}

/** Returns the resolver of a field of another type, or undefined if it has none. */
export function findResolver({ schema }: ResolveInfo, type: string, field: string): Resolver | undefined {
  return (schema.getType(type) as TypeLike | undefined)?.getFields?.()[field]?.resolve;
}
