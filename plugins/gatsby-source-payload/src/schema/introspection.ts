/** What introspection tells of a type where it is used: wrapped in lists and non-nulls, or plain. */
export interface TypeRef {
  kind: string;
  name: string | null;
  ofType?: TypeRef | null;
}

export interface IntrospectedField {
  name: string;
  args: { name: string }[];
  type: TypeRef;
}

export interface IntrospectedType {
  kind: string;
  name: string;
  fields: IntrospectedField[] | null;
  enumValues: { name: string }[] | null;
  possibleTypes: { name: string }[] | null;
}

/** The part of a GraphQL schema that a site needs: the root fields, and every type met on the way from its content. */
export interface IntrospectedSchema {
  queryFields: IntrospectedField[];
  types: Record<string, IntrospectedType>;
}

const TYPE_REF = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';

/** Asks for the fields of the query type. */
export const QUERY_FIELDS = `{ __schema { queryType { fields { name args { name } type { ${TYPE_REF} } } } } }`;

/** Asks for some types by name. Each is answered as `t0`, `t1`, …; null for a name the schema does not have. */
export function typesQuery(names: readonly string[]): string {
  const body = `kind name fields { name args { name } type { ${TYPE_REF} } } enumValues { name } possibleTypes { name }`;
  return `{ ${names.map((name, index) => `t${index}: __type(name: "${name}") { ${body} }`).join(' ')} }`;
}

/** The named type inside lists and non-nulls. */
export function namedType(ref: TypeRef): { kind: string; name: string } {
  let inner: TypeRef = ref;
  while (inner.ofType) inner = inner.ofType;
  return { kind: inner.kind, name: inner.name ?? '' };
}

/** How a named type is wrapped where it is used. */
export function wrapping(ref: TypeRef): { list: boolean; required: boolean } {
  const required = ref.kind === 'NON_NULL';
  const inner = required && ref.ofType ? ref.ofType : ref;
  return { list: inner.kind === 'LIST', required };
}
