import { byName, byNumber } from '../../lib/preferredOrder';
import { compareTexts } from '../../lib/compareTexts';
import type { ProjectGroup } from './projectFilters';

/** A value of a group that some project has. */
export interface GroupEntry {
  readonly name: string;
  readonly number: number | null;
  readonly order: number;
}

type Node = Pick<
  Queries.ListedProjectFragment,
  'propertyDesignations' | 'groupSites' | 'projectStatuses' | 'country' | 'city'
>;
type Entries = readonly ({
  readonly name: string | null;
  readonly order: number | null;
  readonly number?: number | null;
} | null)[];

const ENTRIES: Record<ProjectGroup, (node: Node) => Entries | null> = {
  designations: (node) => node.propertyDesignations,
  subsidiaries: (node) => node.groupSites,
  statuses: (node) => node.projectStatuses,
  countries: (node) => node.country,
  cities: (node) => node.city,
};

/** Returns the values of a group, in the editors' order, then by name. */
export function entriesOf(nodes: readonly Node[], group: ProjectGroup): GroupEntry[] {
  const found = new Map<string, GroupEntry>();
  for (const entry of nodes.flatMap((node) => ENTRIES[group](node) ?? [])) {
    const name = entry?.name?.trim();
    if (name) found.set(name, { name, number: entry?.number ?? null, order: entry?.order ?? 0 });
  }
  return [...found.values()].sort((a, b) => a.order - b.order || compareTexts(a.name, b.name));
}

/** Sorts designations for chips, by number (corporate-site §9). */
export const chipOrder = (entries: readonly GroupEntry[]): GroupEntry[] => byNumber(entries);

/** Sorts a group for the dialog: designations by name, others in the editors' order (corporate-site §9). */
export const modalOrder = (group: ProjectGroup, entries: readonly GroupEntry[]): readonly GroupEntry[] =>
  group === 'designations' ? byName(entries) : entries;
