import { type OutlineEntries, outlineId, type OutlineName, type OutlineNode } from './outlines';

/** The part of Gatsby's node model that finds nodes by their ids; asking it makes a page depend on what it answers. */
export interface NodeModel {
  getNodeById: (query: { id: string; type?: string }) => unknown;
}

/** By the nodes: what was read of an outline last. Many pages ask the same one. */
const known = new Map<string, { text: string; entries: readonly unknown[] }>();

/**
 * The entries of an outline in a language, ordered by the ids of their nodes where the outline has no order of its own.
 * @param part of which outlines of the language, where there are several; none is empty
 * @throws Error when nobody has written it
 */
export function readOutline<Name extends OutlineName>(
  name: Name,
  locale: string,
  model: NodeModel,
  part = '',
): readonly OutlineEntries[Name][] {
  const id = outlineId(name, locale, part);
  const outline = model.getNodeById({ id }) as OutlineNode | null;
  if (!outline && part) return [];
  if (!outline) throw new Error(`There is no outline of ${name} in "${locale}"`);
  const { entries: text } = outline;
  const last = known.get(id);
  if (last?.text === text) return last.entries as readonly OutlineEntries[Name][];
  const entries = JSON.parse(text) as readonly OutlineEntries[Name][];
  if (!part) known.set(id, { text, entries });
  return entries;
}

/** Nodes in the order of their ids; those that are not there are left out. */
export const nodesByIds = <Node>(ids: readonly string[], model: NodeModel): Node[] =>
  ids.flatMap((id) => (model.getNodeById({ id }) as Node | null) ?? []);

/**
 * The nodes that entries stand for.
 * @param entries in the order of the answer
 */
export const nodesOf = <Node>(entries: readonly { id: string }[], model: NodeModel): Node[] =>
  nodesByIds(
    entries.map(({ id }) => id),
    model,
  );
