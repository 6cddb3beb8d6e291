import { namedType, type IntrospectedSchema } from './introspection';

/** A collection as the GraphQL schema shows it: the type of its documents, and the query field that lists them. */
export interface CollectionType {
  type: string;
  listField: string;
  listType: string;
}

/** Query fields that may list the documents of a collection: those with a filter and a limit. Versions are left out. */
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

/** The collections of a schema, whose list types must have been introspected. */
export function collectionTypes(schema: IntrospectedSchema): CollectionType[] {
  return listFields(schema).flatMap(({ name, listType }) => {
    const docs = schema.types[listType]?.fields?.find((field) => field.name === 'docs');
    return docs ? [{ type: namedType(docs.type).name, listField: name, listType }] : [];
  });
}
