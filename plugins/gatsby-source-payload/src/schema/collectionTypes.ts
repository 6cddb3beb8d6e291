import { namedType, type IntrospectedSchema } from './introspection';

/** A collection in the GraphQL schema: the type of its documents, and the query field that lists them. */
export interface CollectionType {
  type: string;
  listField: string;
  listType: string;
}

/**
 * Returns the query fields that list documents of a collection. They are recognized by their filter and limit
 * arguments. Lists of versions are omitted.
 */
export function listFields(
  schema: Pick<IntrospectedSchema, 'queryFields'>,
): { name: string; listType: string }[] {
  return schema.queryFields
    .filter(({ name, args }) => {
      const names = new Set(args.map((arg) => arg.name));
      return names.has('where') && names.has('limit') && !name.startsWith('versions');
    })
    .map(({ name, type }) => ({ name, listType: namedType(type).name }));
}

/** Returns the collections of a schema. Only collections whose list types have been introspected are found. */
export function collectionTypes(schema: IntrospectedSchema): CollectionType[] {
  return listFields(schema).flatMap(({ name, listType }) => {
    const docs = schema.types[listType]?.fields?.find((field) => field.name === 'docs');
    return docs ? [{ type: namedType(docs.type).name, listField: name, listType }] : [];
  });
}
