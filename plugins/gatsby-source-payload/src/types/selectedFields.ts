import type { SelectionSetNode } from 'graphql';
import type { ResolveInfo } from './GatsbySchema';

/**
 * Returns the names of the fields that a query selects, including those in fragments.
 * @returns null if there is no query
 */
export function selectedFields({ fieldNodes, fragments }: ResolveInfo): Set<string> | null {
  if (!fieldNodes) return null;
  const names = new Set<string>();
  const collect = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === 'Field') names.add(selection.name.value);
      else if (selection.kind === 'InlineFragment') collect(selection.selectionSet);
      else collect(fragments?.[selection.name.value]?.selectionSet);
    }
  };
  for (const { selectionSet } of fieldNodes) collect(selectionSet);
  return names;
}
