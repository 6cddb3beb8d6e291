import { type OutlineEntries, outlineId, type OutlineName, type OutlineNode } from './outlines';

/** The part of Gatsby's node model that finds nodes by id and makes the page depend on them. */
export interface NodeModel {
  getNodeById: (query: { id: string; type?: string }) => unknown;
}

/** Cache of parsed outlines by node. Many pages read the same one. */
const parsedOutlines = new Map<string, { text: string; entries: readonly unknown[] }>();

/**
 * Reads an outline, ordered by node id unless it has another order.
 * @param part name of the part, for outlines with parts
 * @throws Error when it has not been written
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

/** Returns nodes in the order of their ids, without missing ones. */
export const findNodesById = <Node>(ids: readonly string[], model: NodeModel): Node[] =>
  ids.flatMap((id) => (model.getNodeById({ id }) as Node | null) ?? []);

/** Returns the nodes of entries, in their order. */
export const findEntryNodes = <Node>(entries: readonly { id: string }[], model: NodeModel): Node[] =>
  findNodesById(
    entries.map(({ id }) => id),
    model,
  );
