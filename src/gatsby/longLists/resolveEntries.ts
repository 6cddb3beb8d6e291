import { execute, getNamedType, getNullableType, isObjectType, Kind, parse } from 'gatsby/graphql';
import type { DocumentNode, FieldNode, GraphQLResolveInfo, SelectionNode } from 'gatsby/graphql';

/** The field of a list whose selection is that of its entries. */
const ENTRIES = 'entries';
/** The field with the addresses of the files in which all entries are. */
const FILES = 'files';
/** Asks for nodes by their ids; what is asked of each is filled in. */
const TEMPLATE = parse('query Entries($entryIds: [String!]!) { entries: nodesById(ids: $entryIds) { id } }');

/**
 * Resolves some entries of a list, as its query asks for `entries`.
 * @param ids of their nodes, in the order of the answer
 * @param context of the resolver of the list
 * @param info of that resolver
 * @throws Error of the first field that could not be resolved
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

/** What the query asks of a list by itself, not in a fragment. */
const fieldsOf = ({ fieldNodes }: GraphQLResolveInfo): FieldNode[] =>
  fieldNodes
    .flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    .filter((selection): selection is FieldNode => selection.kind === Kind.FIELD);

/**
 * Refuses a query that would show the first entries of a long list as if they were all.
 * @param info of the resolver of a list
 * @throws Error where it does not ask for the files, or asks in a fragment
 */
export function requireListFields(info: GraphQLResolveInfo): void {
  const names = fieldsOf(info).map(({ name }) => name.value);
  for (const name of [ENTRIES, FILES])
    if (!names.includes(name))
      throw new Error(
        `A query asks a list for "${ENTRIES}" and "${FILES}", each by itself and not in a fragment`,
      );
}

/** What the query asks of each entry, on the type of the entries. */
function selectionsOf(info: GraphQLResolveInfo): SelectionNode[] {
  const list = getNullableType(info.returnType);
  const type = isObjectType(list) ? list.getFields()[ENTRIES]?.type : undefined;
  if (!type) throw new Error(`A list has a field "${ENTRIES}", which ${String(info.returnType)} has not`);
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
