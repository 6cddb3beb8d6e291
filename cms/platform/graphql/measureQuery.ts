import {
  Kind,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { MAX_LIMIT } from '../access/capLimit';

/** Size of a query, determined before it runs. */
export interface QueryMeasure {
  /** Depth of nested fields. Infinite if fragments refer to each other in a circle. */
  depth: number;
  /** Number of fields with an alias. Each of them may run the same resolver again. */
  aliases: number;
  /** Number of resolved fields. Fields in a list count once per document. */
  cost: number;
}

/** Size of a part of the query. `listed` is true if the part selects `docs`, which only lists of documents have. */
type Part = QueryMeasure & { listed: boolean };
type Variables = Readonly<Record<string, unknown>>;

/** Number of documents that Payload returns if a query sets no `limit`. */
const DEFAULT_LIMIT = 10;
const NOTHING: Part = { depth: 0, aliases: 0, cost: 0, listed: false };
const ENDLESS: Part = { depth: Infinity, aliases: Infinity, cost: Infinity, listed: false };

/**
 * Measures a query. Each fragment is measured only once, so that repeated use does not slow down the measurement.
 * Existing libraries (graphql-armor, graphql-query-complexity) ignore `limit` or expand fragments.
 * @param document parsed query
 * @param variables variables as received
 * @returns the sum over all operations
 */
export function measureQuery(document: DocumentNode, variables: Variables): QueryMeasure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const measured = new Map<string, Part>();

  const ofFragment = (name: string): Part => {
    const known = measured.get(name);
    if (known) return known;
    measured.set(name, ENDLESS);
    const result = ofSelections(fragments.get(name)?.selectionSet);
    measured.set(name, result);
    return result;
  };
  const ofSelection = (selection: SelectionNode): Part => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet);
    const inner = ofSelections(selection.selectionSet);
    return {
      depth: 1 + inner.depth,
      aliases: (selection.alias ? 1 : 0) + inner.aliases,
      cost: 1 + inner.cost * documentsOf(selection, inner.listed, variables, operations),
      listed: selection.name.value === 'docs',
    };
  };
  const ofSelections = (set: SelectionSetNode | undefined): Part =>
    (set?.selections ?? []).map(ofSelection).reduce(add, NOTHING);

  const { depth, aliases, cost } = operations
    .map(({ selectionSet }) => ofSelections(selectionSet))
    .reduce(add, NOTHING);
  return { depth, aliases, cost };
}

function add(one: Part, other: Part): Part {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    cost: one.cost + other.cost,
    listed: one.listed || other.listed,
  };
}

/** Returns the maximum number of documents that a field returns: its `limit`, or Payload's default for a list. */
function documentsOf(
  field: FieldNode,
  isList: boolean,
  variables: Variables,
  operations: readonly OperationDefinitionNode[],
): number {
  const limit = field.arguments?.find(({ name }) => name.value === 'limit');
  if (!limit) return isList ? DEFAULT_LIMIT : 1;
  const value = numberOf(limit, variables, operations);
  return value >= 1 && value <= MAX_LIMIT ? value : MAX_LIMIT;
}

/** Returns the numeric value of an argument, or NaN for other values. */
function numberOf(
  { value }: ArgumentNode,
  variables: Variables,
  operations: readonly OperationDefinitionNode[],
): number {
  if (value.kind !== Kind.VARIABLE) return literal(value);
  const sent = variables[value.name.value];
  if (sent !== undefined) return Number(sent);
  const defaults = operations
    .flatMap(({ variableDefinitions }) => variableDefinitions ?? [])
    .filter(({ variable }) => variable.name.value === value.name.value)
    .map(({ defaultValue }) => (defaultValue ? literal(defaultValue) : NaN));
  return Math.max(...defaults);
}

const literal = (value: ValueNode): number => (value.kind === Kind.INT ? Number(value.value) : NaN);
