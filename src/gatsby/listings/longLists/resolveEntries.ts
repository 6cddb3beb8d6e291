import { execute, getNamedType, getNullableType, isObjectType, Kind, parse } from 'gatsby/graphql';
import type { DocumentNode, FieldNode, GraphQLResolveInfo, SelectionNode } from 'gatsby/graphql';

/** Field of a list type that returns its entries. */
const ENTRIES = 'entries';
/** Field of a list type that returns the paths of the files with all entries. */
const FILES = 'files';
/** Query for nodes by id. The fields that the original query selects on `entries` are added to it. */
const TEMPLATE = parse('query Entries($entryIds: [String!]!) { entries: nodesById(ids: $entryIds) { id } }');

/**
 * Resolves entries of a list with the same fields that the original query selects on `entries`.
 * @param ids node ids, in the order of the result
 * @param context, info arguments of the list's resolver
 * @throws Error of the first field that fails
 */
export async function resolveEntries(
  ids: readonly string[],
  context: unknown,
  info: GraphQLResolveInfo,
): Promise<readonly unknown[]> {
  const { schema, rootValue, variableValues } = info;
  const { data, errors } = await execute({
    schema,
    document: documentOf(info),
    rootValue,
    contextValue: context,
    variableValues: { ...variableValues, entryIds: ids },
  });
  if (errors?.[0]) throw errors[0];
  return (data as { entries: unknown[] }).entries;
}

function documentOf(info: GraphQLResolveInfo): DocumentNode {
  const definitions = TEMPLATE.definitions.map((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const selections = definition.selectionSet.selections.map((field): SelectionNode => {
      if (field.kind !== Kind.FIELD) return field;
      return { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections: selectionsOf(info) } };
    });
    return {
      ...definition,
      variableDefinitions: [
        ...(info.operation.variableDefinitions ?? []),
        ...(definition.variableDefinitions ?? []),
      ],
      selectionSet: { ...definition.selectionSet, selections },
    };
  });
  return { kind: Kind.DOCUMENT, definitions: [...definitions, ...Object.values(info.fragments)] };
}

/** Returns the fields that the query selects on the list directly, that is, not through a fragment. */
const fieldsOf = ({ fieldNodes }: GraphQLResolveInfo): FieldNode[] =>
  fieldNodes
    .flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    .filter((selection): selection is FieldNode => selection.kind === Kind.FIELD);

/**
 * Rejects a query that selects `entries` without `files`. If the list is split, such a query would mistake the first
 * entries for the whole list.
 * @throws Error unless both fields are selected directly, not through a fragment
 */
export function requireListFields(info: GraphQLResolveInfo): void {
  const names = fieldsOf(info).map(({ name }) => name.value);
  for (const name of [ENTRIES, FILES])
    if (!names.includes(name))
      throw new Error(`Select "${ENTRIES}" and "${FILES}" of a list directly, not in a fragment.`);
}

/** Returns the fields that the query selects on `entries`, as a fragment on the entries' type. */
function selectionsOf(info: GraphQLResolveInfo): SelectionNode[] {
  const list = getNullableType(info.returnType);
  const type = isObjectType(list) ? list.getFields()[ENTRIES]?.type : undefined;
  if (!type) throw new Error(`${String(info.returnType)} is no list: it has no field "${ENTRIES}"`);
  const typeCondition = {
    kind: Kind.NAMED_TYPE,
    name: { kind: Kind.NAME, value: getNamedType(type).name },
  } as const;
  return fieldsOf(info).flatMap(({ name, selectionSet }) =>
    name.value === ENTRIES && selectionSet
      ? [{ kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet } as const]
      : [],
  );
}
