import type { CreateSchemaCustomizationArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'graphql';

/** Gatsby's type builders. */
export type SchemaBuilder = CreateSchemaCustomizationArgs['schema'];

/** The part of Gatsby's API that type building uses. */
export type TypeTools = Pick<CreateSchemaCustomizationArgs, 'schema' | 'actions' | 'store'>;

/** A built type for `createTypes`. */
export type BuiltType =
  | ReturnType<SchemaBuilder['buildObjectType']>
  | ReturnType<SchemaBuilder['buildUnionType']>
  | ReturnType<SchemaBuilder['buildEnumType']>;

/** A node in resolvers. */
export interface SourcedNode {
  id: string;
  internal: { type: string; contentDigest: string };
  [field: string]: unknown;
}

/**
 * The part of GraphQL's resolve info that the plugin uses. Without a query when Gatsby resolves a field for a filter.
 */
export interface ResolveInfo extends Partial<Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>> {
  schema: { getType: (name: string) => unknown };
}

/** The part of Gatsby's resolver context that the plugin uses. */
export interface ResolverContext {
  nodeModel: {
    /** `track: false` adds no dependency of the page. */
    getNodeById: (
      query: { id: string; type?: string },
      dependency?: { track: boolean },
    ) => SourcedNode | null;
    trackPageDependencies: (result: { id: string }) => unknown;
  };
}
