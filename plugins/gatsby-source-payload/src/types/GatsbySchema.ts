import type { CreateSchemaCustomizationArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'graphql';

/** Gatsby's functions that build GraphQL types. */
export type SchemaBuilder = CreateSchemaCustomizationArgs['schema'];

/** The part of Gatsby's API that is needed to build types. */
export type TypeTools = Pick<CreateSchemaCustomizationArgs, 'schema' | 'actions' | 'store'>;

/** A type that can be passed to Gatsby's `createTypes`. */
export type BuiltType =
  | ReturnType<SchemaBuilder['buildObjectType']>
  | ReturnType<SchemaBuilder['buildUnionType']>
  | ReturnType<SchemaBuilder['buildEnumType']>;

/** A node as resolvers receive it. */
export interface SourcedNode {
  id: string;
  internal: { type: string; contentDigest: string };
  [field: string]: unknown;
}

/**
 * The part of GraphQL's resolve info that the plugin uses. `fieldNodes` and `fragments` are missing when Gatsby
 * resolves a field for a filter, because there is no query then.
 */
export interface ResolveInfo extends Partial<Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>> {
  schema: { getType: (name: string) => unknown };
}

/** The part of Gatsby's resolver context that the plugin uses. */
export interface ResolverContext {
  nodeModel: {
    /** With `track: false`, the page does not become dependent on the node. */
    getNodeById: (
      query: { id: string; type?: string },
      dependency?: { track: boolean },
    ) => SourcedNode | null;
    trackPageDependencies: (result: { id: string }) => unknown;
  };
}
