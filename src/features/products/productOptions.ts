import { byName, byNumber } from '../../lib/preferredOrder';
import { compareTexts } from '../../lib/compareTexts';
import type { ProductGroup } from './productFilters';

/** A value of a group that some product has. */
export interface GroupEntry {
  readonly name: string;
  readonly number: number | null;
}

type Node = Pick<
  Queries.ListedProductFragment,
  'productCategory' | 'productSubCategory' | 'productKeyFeatures'
>;
type Entries = readonly ({
  readonly name: string | null;
  readonly order: number | null;
  readonly number?: number | null;
} | null)[];

const ENTRIES: Record<ProductGroup, (node: Node) => Entries | null> = {
  categories: (node) => node.productCategory,
  subCategories: (node) => node.productSubCategory,
  productKeyFeatures: (node) => node.productKeyFeatures,
};

/** Returns the values of a group, in the editors' order, then by name. */
export function entriesOf(nodes: readonly Node[], group: ProductGroup): GroupEntry[] {
  const found = new Map<string, GroupEntry & { order: number }>();
  for (const entry of nodes.flatMap((node) => ENTRIES[group](node) ?? [])) {
    const name = entry?.name?.trim();
    if (name) found.set(name, { name, number: entry?.number ?? null, order: entry?.order ?? 0 });
  }
  return [...found.values()].sort((a, b) => a.order - b.order || compareTexts(a.name, b.name));
}

/** Sorts categories for chips, by number (forms-investors-catalogue §9). */
export const chipOrder = (entries: readonly GroupEntry[]): GroupEntry[] => byNumber(entries);

/** Sorts a group for the dialog: categories by name, others in the editors' order (forms-investors-catalogue §9). */
export const modalOrder = (group: ProductGroup, entries: readonly GroupEntry[]): readonly GroupEntry[] =>
  group === 'categories' ? byName(entries) : entries;
