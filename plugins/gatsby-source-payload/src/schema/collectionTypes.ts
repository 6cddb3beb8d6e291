import { namedType, type IntrospectedSchema } from './introspection';

/** A collection in the GraphQL schema: its document type and its list query. */
export interface CollectionType {
  type: string;
  listField: string;
  listType: string;
}

/** Returns query fields that may list documents of a collection, those with filter and limit, without versions. */
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

/** Returns the collections of a schema whose list types have been introspected. */
export function collectionTypes(schema: IntrospectedSchema): CollectionType[] {
  return listFields(schema).flatMap(({ name, listType }) => {
    const docs = schema.types[listType]?.fields?.find((field) => field.name === 'docs');
    return docs ? [{ type: namedType(docs.type).name, listField: name, listType }] : [];
  });
}
