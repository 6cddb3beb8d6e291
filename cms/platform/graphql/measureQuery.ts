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

/** Size of a query, measured before execution. */
export interface QueryMeasure {
  /** Depth of nested fields; infinite for circular fragments. */
  depth: number;
  /** Aliased fields, each of which may run the same resolver again. */
  aliases: number;
  /** Resolved fields, multiplied by the documents of their lists. */
  cost: number;
}

/** `listed`: selects `docs`, which only lists of documents have. */
type Part = QueryMeasure & { listed: boolean };
type Variables = Readonly<Record<string, unknown>>;

/** Payload's default limit. */
const DEFAULT_LIMIT = 10;
const NOTHING: Part = { depth: 0, aliases: 0, cost: 0, listed: false };
const ENDLESS: Part = { depth: Infinity, aliases: Infinity, cost: Infinity, listed: false };

/**
 * Measures a query. Measures each fragment once, so that repeated spreads cost nothing. Existing libraries
 * (graphql-armor, graphql-query-complexity) ignore `limit` or expand fragments.
 * @param document parsed query
 * @param variables variables as received
 * @returns the sum of all operations
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

/** Maximum number of documents of a field: its `limit`, or Payload's default for a list. */
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

/** Numeric value of an argument; NaN for other values. */
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
