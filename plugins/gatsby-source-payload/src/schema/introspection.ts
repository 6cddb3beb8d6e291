/** A type reference in an introspection result, possibly wrapped in lists and non-nulls. */
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

/** The required part of a GraphQL schema: root fields and all types that the content reaches. */
export interface IntrospectedSchema {
  queryFields: IntrospectedField[];
  types: Record<string, IntrospectedType>;
}

const TYPE_REF = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';

/** Query of the root fields. */
export const QUERY_FIELDS = `{ __schema { queryType { fields { name args { name } type { ${TYPE_REF} } } } } }`;

/** Builds a query of named types, aliased `t0`, `t1`, …; null for unknown names. */
export function typesQuery(names: readonly string[]): string {
  const body = `kind name fields { name args { name } type { ${TYPE_REF} } } enumValues { name } possibleTypes { name }`;
  return `{ ${names.map((name, index) => `t${index}: __type(name: "${name}") { ${body} }`).join(' ')} }`;
}

/** Returns the named type inside lists and non-nulls. */
export function namedType(ref: TypeRef): { kind: string; name: string } {
  let inner: TypeRef = ref;
  while (inner.ofType) inner = inner.ofType;
  return { kind: inner.kind, name: inner.name ?? '' };
}

/** Tells how a named type is wrapped. */
export function wrapping(ref: TypeRef): { list: boolean; required: boolean } {
  const required = ref.kind === 'NON_NULL';
  const inner = required && ref.ofType ? ref.ofType : ref;
  return { list: inner.kind === 'LIST', required };
}
