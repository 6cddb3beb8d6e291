import { compareTexts } from '../compareTexts';
import { namesOf } from '../namesOf';

/** A label of a filter group that at least one item of the list has. */
export interface GroupEntry {
  readonly name: string;
  readonly number: number | null;
}

type Entries = readonly ({
  readonly name: string | null;
  readonly order: number | null;
  readonly number?: number | null;
} | null)[];

/** Functions that return the entries of a CMS node, one per filter group. */
export type GroupLists<Node, Group extends string> = Readonly<Record<Group, (node: Node) => Entries | null>>;

/** Returns the names of a node's entries, by group. */
export const groupNames = <Node, Group extends string>(
  node: Node,
  lists: GroupLists<Node, Group>,
): Record<Group, string[]> =>
  Object.fromEntries(
    (Object.keys(lists) as Group[]).map((group) => [group, namesOf(lists[group](node))]),
  ) as Record<Group, string[]>;

function sortEntries(entries: Entries): GroupEntry[] {
  const found = new Map<string, GroupEntry & { order: number }>();
  for (const entry of entries) {
    const name = entry?.name?.trim();
    if (name) found.set(name, { name, number: entry?.number ?? null, order: entry?.order ?? 0 });
  }
  return [...found.values()].sort((a, b) => a.order - b.order || compareTexts(a.name, b.name));
}

/**
 * Returns the labels of each filter group, in the order that editors set. Labels with the same order are sorted by
 * name.
 */
export const groupEntries = <Node, Group extends string>(
  nodes: readonly Node[],
  lists: GroupLists<Node, Group>,
): Record<Group, GroupEntry[]> =>
  Object.fromEntries(
    (Object.keys(lists) as Group[]).map((group) => [
      group,
      sortEntries(nodes.flatMap((node) => lists[group](node) ?? [])),
    ]),
  ) as Record<Group, GroupEntry[]>;
