import { isRecord, type Json } from '../Json';
import { SourceError } from '../SourceError';
import { listFields } from './collectionTypes';
import {
  namedType,
  QUERY_FIELDS,
  typesQuery,
  type IntrospectedField,
  type IntrospectedSchema,
  type IntrospectedType,
} from './introspection';

const TYPES_PER_REQUEST = 50;

/** Sends a GraphQL query to the CMS and returns its data. */
export type GraphqlRequest = (query: string) => Promise<Json>;

/**
 * Reads the part of a Payload schema that the given types refer to, directly or indirectly, in several queries. A full
 * introspection would have many megabytes, mostly access types, inputs and versions.
 * @param request sends a GraphQL query
 * @param rootsOf returns the types to start from, and those at which to stop, once the collections are known
 * @throws SourceError badSchema if the CMS refuses introspection
 */
export async function introspect(
  request: GraphqlRequest,
  rootsOf: (schema: IntrospectedSchema) => { roots: string[]; stopAt: ReadonlySet<string> },
): Promise<IntrospectedSchema> {
  const schema: IntrospectedSchema = { queryFields: queryFieldsOf(await request(QUERY_FIELDS)), types: {} };
  await fetchTypes(
    request,
    schema,
    listFields(schema).map(({ listType }) => listType),
  );
  const { roots, stopAt } = rootsOf(schema);
  let next = roots;
  while (next.length > 0) {
    const fetched = await fetchTypes(request, schema, next);
    const found = fetched.flatMap(referencedTypes);
    next = [...new Set(found)].filter((name) => !(name in schema.types) && !stopAt.has(name));
  }
  return schema;
}

async function fetchTypes(
  request: GraphqlRequest,
  schema: IntrospectedSchema,
  names: string[],
): Promise<IntrospectedType[]> {
  const fetched: IntrospectedType[] = [];
  for (let start = 0; start < names.length; start += TYPES_PER_REQUEST) {
    const data = await request(typesQuery(names.slice(start, start + TYPES_PER_REQUEST)));
    for (const type of Object.values(data)) if (isType(type)) fetched.push(type);
  }
  for (const type of fetched) schema.types[type.name] = type;
  return fetched;
}

function referencedTypes({ fields, possibleTypes }: IntrospectedType): string[] {
  const ofFields = (fields ?? []).filter(({ args }) => !isJoin(args)).map(({ type }) => namedType(type));
  return [
    ...ofFields.filter(({ kind }) => kind !== 'SCALAR').map(({ name }) => name),
    ...(possibleTypes ?? []).map(({ name }) => name),
  ];
}

/**
 * Checks whether a field is a join, which lists the documents that refer to this one. The plugin ignores joins, because
 * it sources the references themselves.
 */
export function isJoin(args: readonly { name: string }[]): boolean {
  return args.some(({ name }) => name === 'where');
}

function queryFieldsOf(data: Json): IntrospectedField[] {
  const root = isRecord(data.__schema) ? data.__schema.queryType : null;
  if (isRecord(root) && Array.isArray(root.fields)) return root.fields as IntrospectedField[];
  throw new SourceError('badSchema', 'The CMS did not answer the introspection query.');
}

function isType(value: unknown): value is IntrospectedType {
  return isRecord(value) && typeof value.name === 'string' && typeof value.kind === 'string';
}
