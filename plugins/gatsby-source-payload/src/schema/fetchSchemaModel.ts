import type { PayloadClient } from '../client/PayloadClient';
import type { Options } from '../options';
import { collectionTypes } from './collectionTypes';
import { buildSchemaModel, entityTypes } from './buildSchemaModel';
import { introspect } from './introspect';
import type { SchemaModel } from './SchemaModel';

/**
 * Reads the GraphQL schema of the CMS and builds the model of the sourced content.
 * @throws SourceError unreachable, refused, badSchema, unknownEntity or reservedName
 */
export async function fetchSchemaModel(client: PayloadClient, options: Options): Promise<SchemaModel> {
  const schema = await introspect(
    (query) => client.graphql(query),
    (known) => {
      const roots = entityTypes(known, options).map(({ type }) => type);
      const others = collectionTypes(known)
        .map(({ type }) => type)
        .filter((type) => !roots.includes(type));
      return { roots, stopAt: new Set(others) };
    },
  );
  return buildSchemaModel(schema, options);
}
