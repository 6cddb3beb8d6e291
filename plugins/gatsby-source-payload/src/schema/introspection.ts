/** A reference to a type in an introspection result. The type may be wrapped in list and non-null types. */
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

/** The part of a GraphQL schema that the plugin needs: the query fields, and all types that the content uses. */
export interface IntrospectedSchema {
  queryFields: IntrospectedField[];
  types: Record<string, IntrospectedType>;
}

const TYPE_REF = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';

/** Introspection query of the schema's query fields. */
export const QUERY_FIELDS = `{ __schema { queryType { fields { name args { name } type { ${TYPE_REF} } } } } }`;

/**
 * Builds an introspection query of types by name. The results have the aliases `t0`, `t1`, and so on. The result for an
 * unknown name is null.
 */
export function typesQuery(names: readonly string[]): string {
  const body = `kind name fields { name args { name } type { ${TYPE_REF} } } enumValues { name } possibleTypes { name }`;
  return `{ ${names.map((name, index) => `t${index}: __type(name: "${name}") { ${body} }`).join(' ')} }`;
}

/** Returns the named type inside list and non-null wrappers. */
export function namedType(ref: TypeRef): { kind: string; name: string } {
  let inner: TypeRef = ref;
  while (inner.ofType) inner = inner.ofType;
  return { kind: inner.kind, name: inner.name ?? '' };
}

/** Returns whether a type is a list, and whether it is required. */
export function wrapping(ref: TypeRef): { list: boolean; required: boolean } {
  const required = ref.kind === 'NON_NULL';
  const inner = required && ref.ofType ? ref.ofType : ref;
  return { list: inner.kind === 'LIST', required };
}
