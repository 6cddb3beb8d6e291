import { newestFirst } from '../newestFirst';
import type { SourceNode } from '../nodeFacts/nodeFacts';

type Links = readonly string[] | null;

/** What every entry of an outline has: the node that it stands for. */
interface Entry {
  id: string;
}

/** A page, with what lists of articles are made by. */
export interface PageEntry extends Entry {
  template: string | null;
  category: string | null;
  date: string | null;
}

/** A page as the sitemap shows it. */
export interface SitemapEntry extends Entry {
  title: string | null;
  titleBreadcrumbs: string | null;
  path: string;
  order: number | null;
  hideFromSitemap: boolean | null;
  parentPage: string | null;
}

export interface JobEntry extends Entry {
  orderId: number | null;
  profession: string | null;
  area: string | null;
  company: string | null;
  startAdvertisingDate: string | null;
  closingDate: string | null;
}

/** A project or product. */
export interface ListedEntry extends Entry {
  priorityID: number | null;
  links: Record<string, Links>;
}

export interface HomeEntry extends Entry {
  project: string | null;
  building: string | null;
  priorityID: number | null;
  apartmentNumber: string | null;
}

/** The entries of each outline. */
export interface OutlineEntries {
  pages: PageEntry;
  newest: PageEntry;
  following: PageEntry;
  sitemap: SitemapEntry;
  jobs: JobEntry;
  projects: ListedEntry;
  products: ListedEntry;
  homes: HomeEntry;
}

export type OutlineName = keyof OutlineEntries;

interface Outline<Of extends Entry> {
  type: string;
  entry: (node: SourceNode) => Of;
  /** The outlines of a language by the names of their parts, where it is not one with all entries by their ids. */
  parts?: (entries: readonly Of[]) => Map<string, readonly Of[]>;
}

const value = <Value>(node: SourceNode, field: string): Value | null => (node[field] ?? null) as Value | null;

/** How many articles follow one in its outline. */
export const FOLLOWING = 9;
/** How many stand in the outline of the newest: enough without the one that is read and those that follow it. */
const NEWEST = 2 * FOLLOWING + 2;

const article = (node: SourceNode): PageEntry => {
  const own = value<{ category?: string | null; date?: string | null }>(node, 'article');
  return {
    id: node.id,
    template: value(node, 'template'),
    category: own?.category ?? null,
    date: own?.date ?? null,
  };
};

/** Those without a date come last. */
const articlesByDate = (entries: readonly PageEntry[]): PageEntry[] =>
  entries
    .filter(({ template }) => template === 'article')
    .sort((a, b) => newestFirst(a.date ?? '', b.date ?? ''));

/** For each article of a category those that follow it, from newer to older; after the oldest comes the newest. */
function followers(entries: readonly PageEntry[]): Map<string, readonly PageEntry[]> {
  const categories = new Map<string, PageEntry[]>();
  for (const entry of articlesByDate(entries)) {
    if (!entry.category) continue;
    const alike = categories.get(entry.category) ?? [];
    categories.set(entry.category, alike);
    alike.push(entry);
  }
  const parts = new Map<string, readonly PageEntry[]>();
  for (const alike of categories.values())
    alike.forEach(({ id }, index) => {
      const older = alike.slice(index + 1, index + 1 + FOLLOWING);
      const newest = alike.slice(0, Math.min(index, FOLLOWING - older.length));
      parts.set(id, [...older, ...newest]);
    });
  return parts;
}

const listed =
  (...fields: string[]) =>
  (node: SourceNode): ListedEntry => ({
    id: node.id,
    priorityID: value(node, 'priorityID'),
    links: Object.fromEntries(fields.map((field) => [field, value<Links>(node, field)])),
  });

/**
 * Outlines hold, for all nodes of a type and language, the few fields by which resolvers choose and order them. A page that shows some
 * of many nodes
 * asks the outline which ones, and then for these alone: so its query depends on them and on the outline, and not on every node of the
 * type. A changed
 * title leaves the outline as it is.
 */
export const OUTLINES: { [Name in OutlineName]: Outline<OutlineEntries[Name]> } = {
  pages: { type: 'CmsPage', entry: article },
  // Where pages show a few of the newest, a page that is none of these changes nothing for them.
  newest: {
    type: 'CmsPage',
    entry: article,
    parts: (entries) => new Map([['', articlesByDate(entries).slice(0, NEWEST)]]),
  },
  // One for each article, so that a new one changes only those that it follows.
  following: { type: 'CmsPage', entry: article, parts: followers },
  sitemap: {
    type: 'CmsPage',
    entry: (node) => ({
      id: node.id,
      title: value(node, 'title'),
      titleBreadcrumbs: value(node, 'titleBreadcrumbs'),
      path: value(node, 'path') ?? '',
      order: value(node, 'order'),
      hideFromSitemap: value(node, 'hideFromSitemap'),
      parentPage: value(node, 'parentPage'),
    }),
  },
  jobs: {
    type: 'CmsJob',
    entry: (node) => ({
      id: node.id,
      orderId: value(node, 'orderId'),
      profession: value(node, 'profession'),
      area: value(node, 'area'),
      company: value(node, 'company'),
      startAdvertisingDate: value(node, 'startAdvertisingDate'),
      closingDate: value(node, 'closingDate'),
    }),
  },
  projects: { type: 'CmsProject', entry: listed('city', 'propertyDesignations') },
  products: { type: 'CmsProduct', entry: listed('productSubCategory', 'productCategory') },
  homes: {
    type: 'CmsApartment',
    entry: (node) => ({
      id: node.id,
      project: value(node, 'project'),
      building: value(node, 'building'),
      priorityID: value(node, 'priorityID'),
      apartmentNumber: value(node, 'apartmentNumber'),
    }),
  },
};

/** The node type of outlines. */
export const OUTLINE_TYPE = 'Outline';

/** What a node of this type holds. */
export interface OutlineNode {
  /** As JSON: of a list of thousands, Gatsby would look through every field each time that it writes or reads the node. */
  entries: string;
}

/** The node that holds an outline. */
export const outlineId = (name: OutlineName, locale: string, part = ''): string =>
  `Outline ${name} ${locale}${part && ` ${part}`}`;

/**
 * The outlines of a language.
 * @param entries all of them, ordered by the ids of their nodes
 * @returns by the names of their parts; one without a name where there are no parts
 */
export function outlineParts<Name extends OutlineName>(
  name: Name,
  entries: readonly OutlineEntries[Name][],
): Map<string, readonly OutlineEntries[Name][]> {
  const { parts }: Outline<OutlineEntries[Name]> = OUTLINES[name];
  return parts?.(entries) ?? new Map([['', entries]]);
}
