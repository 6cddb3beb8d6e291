import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** As deep as any query of the site and of GraphiQL goes; a guard against queries that nest relations without end. */
export const MAX_DEPTH = 15;

/** Refuses operations that nest more fields than `MAX_DEPTH`, fragments included. */
export const depthLimit: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const depth = depthCounter(context.getDocument());
  return {
    OperationDefinition(node) {
      if (depth(node.selectionSet) <= MAX_DEPTH) return;
      context.reportError(
        new GraphQLError(`Queries may nest at most ${MAX_DEPTH} fields`, { nodes: [node] }),
      );
    },
  };
};

/** Counts how deep a selection goes. Fragments that spread each other in a circle count as endless. */
function depthCounter(document: DocumentNode): (selections: SelectionSetNode | undefined) => number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, number>();

  const ofFragment = (name: string): number => {
    const counted = known.get(name);
    if (counted !== undefined) return counted;
    known.set(name, Infinity);
    const depth = ofSelections(fragments.get(name)?.selectionSet);
    known.set(name, depth);
    return depth;
  };
  const ofSelections = (set: SelectionSetNode | undefined): number =>
    Math.max(
      0,
      ...(set?.selections ?? []).map((selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
        if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet);
        return 1 + ofSelections(selection.selectionSet);
      }),
    );
  return ofSelections;
}
