import { newestFirst } from './newestFirst';
import type { SourceNode } from '../nodeFacts/nodeFacts';

type Links = readonly string[] | null;

/** Fields that every entry of an outline has. The id is that of the node. */
interface Entry {
  id: string;
}

/** A page, with the fields by which lists of articles are sorted. */
export interface PageEntry extends Entry {
  template: string | null;
  category: string | null;
  date: string | null;
}

/** A page, with the fields that the sitemap page needs. */
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

/** A project or product, with its priority and the links by which similar ones are found. */
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

/** Types of the entries, by the name of the outline. */
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
  /**
   * Splits the entries of a language into several outlines by part name. By default, one outline contains all entries
   * in the order of their ids.
   */
  parts?: (entries: readonly Of[]) => Map<string, readonly Of[]>;
}

const value = <Value>(node: SourceNode, field: string): Value | null => (node[field] ?? null) as Value | null;

/** Number of articles in an article's `following` outline. */
export const FOLLOWING_ARTICLES = 9;
/**
 * Number of articles in the `newest` outline. It leaves enough articles after the current one and those that follow it
 * are removed.
 */
const NEWEST = 2 * FOLLOWING_ARTICLES + 2;

const article = (node: SourceNode): PageEntry => {
  const articleFields = value<{ category?: string | null; date?: string | null }>(node, 'article');
  return {
    id: node.id,
    template: value(node, 'template'),
    category: articleFields?.category ?? null,
    date: articleFields?.date ?? null,
  };
};

/** Returns the articles sorted by date, newest first. Undated articles come last. */
const articlesByDate = (entries: readonly PageEntry[]): PageEntry[] =>
  entries
    .filter(({ template }) => template === 'article')
    .sort((a, b) => newestFirst(a.date ?? '', b.date ?? ''));

/**
 * Returns, for each article, the articles that follow it in its category, from newer to older. After the oldest, it
 * continues with the newest.
 */
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
      const older = alike.slice(index + 1, index + 1 + FOLLOWING_ARTICLES);
      const newest = alike.slice(0, Math.min(index, FOLLOWING_ARTICLES - older.length));
      parts.set(id, [...older, ...newest]);
    });
  return parts;
}

const buildListedEntry =
  (...fields: string[]) =>
  (node: SourceNode): ListedEntry => ({
    id: node.id,
    priorityID: value(node, 'priorityID'),
    links: Object.fromEntries(fields.map((field) => [field, value<Links>(node, field)])),
  });

/**
 * Definitions of the outlines. For one node type and language, an outline contains the few fields by which resolvers
 * select and sort nodes.
 * A page that shows a few of many nodes reads the outline and then only those nodes. It depends on these alone, not on
 * every node of the type. Changes of other fields, such as titles, leave the outline unchanged.
 */
export const OUTLINES: { [Name in OutlineName]: Outline<OutlineEntries[Name]> } = {
  pages: { type: 'CmsPage', entry: article },
  // A separate outline, so that pages that show the newest articles do not depend on all other pages.
  newest: {
    type: 'CmsPage',
    entry: article,
    parts: (entries) => new Map([['', articlesByDate(entries).slice(0, NEWEST)]]),
  },
  // One outline per article, so that a new article changes only those of its neighbours.
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
  projects: { type: 'CmsProject', entry: buildListedEntry('city', 'propertyDesignations') },
  products: { type: 'CmsProduct', entry: buildListedEntry('productSubCategory', 'productCategory') },
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

/** Type of the nodes that store outlines. */
export const OUTLINE_TYPE = 'Outline';

/** Content of a node that stores an outline. */
export interface OutlineNode {
  /**
   * The entries as JSON text. With structured data, Gatsby would traverse every field whenever it writes or reads the
   * node.
   */
  entries: string;
}

/** Returns the node id of an outline. */
export const outlineId = (name: OutlineName, locale: string, part = ''): string =>
  `Outline ${name} ${locale}${part && ` ${part}`}`;

/**
 * Returns the outlines of a language by part name. An outline that is not split has an empty part name.
 * @param entries all entries of the language, ordered by node id
 */
export function outlineParts<Name extends OutlineName>(
  name: Name,
  entries: readonly OutlineEntries[Name][],
): Map<string, readonly OutlineEntries[Name][]> {
  const { parts }: Outline<OutlineEntries[Name]> = OUTLINES[name];
  return parts?.(entries) ?? new Map([['', entries]]);
}
