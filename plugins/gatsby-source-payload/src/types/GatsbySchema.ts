import type { CreateSchemaCustomizationArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'graphql';

/** Gatsby's builders of types. */
export type SchemaBuilder = CreateSchemaCustomizationArgs['schema'];

/** What building types takes of Gatsby. */
export type TypeTools = Pick<CreateSchemaCustomizationArgs, 'schema' | 'actions' | 'store'>;

/** A type as the builders return it, ready for `createTypes`. */
export type BuiltType =
  | ReturnType<SchemaBuilder['buildObjectType']>
  | ReturnType<SchemaBuilder['buildUnionType']>
  | ReturnType<SchemaBuilder['buildEnumType']>;

/** A node as resolvers see it. */
export interface SourcedNode {
  id: string;
  internal: { type: string; contentDigest: string };
  [field: string]: unknown;
}

/** The part of GraphQL's resolve info that the plugin uses. Where Gatsby itself resolves a field, for a filter, it gives no query. */
export interface ResolveInfo extends Partial<Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>> {
  schema: { getType: (name: string) => unknown };
}

/** The part of Gatsby's resolver context that the plugin uses. */
export interface ResolverContext {
  nodeModel: {
    /** With `track: false` the page that asks does not depend on the node. */
    getNodeById: (
      query: { id: string; type?: string },
      dependency?: { track: boolean },
    ) => SourcedNode | null;
    trackPageDependencies: (result: { id: string }) => unknown;
  };
}
