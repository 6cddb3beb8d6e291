import { type OutlineEntries, outlineId, type OutlineName, type OutlineNode } from './outlines';

/** The part of Gatsby's node model that reads nodes by id. Reading a node makes the page depend on it. */
export interface NodeModel {
  getNodeById: (query: { id: string; type?: string }) => unknown;
}

/** Cache of parsed outlines by node id, because many pages read the same outline. */
const parsedOutlines = new Map<string, { text: string; entries: readonly unknown[] }>();

/**
 * Reads the entries of an outline. They are ordered by node id, unless the outline defines another order.
 * @param part name of the part, for outlines that are split
 * @throws Error when the outline has not been written
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
  if (!outline) throw new Error(`There is no outline of ${name} in "${locale}". Call writeOutlines first.`);
  const { entries: text } = outline;
  const last = parsedOutlines.get(id);
  if (last?.text === text) return last.entries as readonly OutlineEntries[Name][];
  const entries = JSON.parse(text) as readonly OutlineEntries[Name][];
  if (!part) parsedOutlines.set(id, { text, entries });
  return entries;
}

/** Returns the nodes with the given ids, in the same order. Missing nodes are omitted. */
export const findNodesById = <Node>(ids: readonly string[], model: NodeModel): Node[] =>
  ids.flatMap((id) => (model.getNodeById({ id }) as Node | null) ?? []);

/** Returns the nodes of outline entries, in the same order. */
export const findEntryNodes = <Node>(entries: readonly { id: string }[], model: NodeModel): Node[] =>
  findNodesById(
    entries.map(({ id }) => id),
    model,
  );
