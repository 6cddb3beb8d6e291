import { newestFirst } from './newestFirst';
import type { SourceNode } from '../nodeFacts/nodeFacts';

type Links = readonly string[] | null;

/** Base of all entries, with the id of the node. */
interface Entry {
  id: string;
}

/** A page with the sort keys of article lists. */
export interface PageEntry extends Entry {
  template: string | null;
  category: string | null;
  date: string | null;
}

/** A page in the sitemap. */
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

/** Entry types by outline. */
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
  /** Splits the outlines of a language into named parts. By default there is one outline with all entries by id. */
  parts?: (entries: readonly Of[]) => Map<string, readonly Of[]>;
}

const value = <Value>(node: SourceNode, field: string): Value | null => (node[field] ?? null) as Value | null;

/** Number of following articles in an article's outline. */
export const FOLLOWING_ARTICLES = 9;
/**
 * Number of articles in the outline of the newest: enough without the current one and those that follow it.
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

/** Sorts by date, newest first, undated last. */
const articlesByDate = (entries: readonly PageEntry[]): PageEntry[] =>
  entries
    .filter(({ template }) => template === 'article')
    .sort((a, b) => newestFirst(a.date ?? '', b.date ?? ''));

/**
 * Returns the following articles of each article in its category, from newer to older. The newest follows the
 * oldest.
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
 * Definitions of outlines. An outline holds, per type and language, the few fields by which resolvers select
 * and sort nodes.
 * A page that shows some of many nodes reads the outline, then only those nodes. It depends on these alone,
 * not on every node of the type. A changed title leaves the outline unchanged.
 */
export const OUTLINES: { [Name in OutlineName]: Outline<OutlineEntries[Name]> } = {
  pages: { type: 'CmsPage', entry: article },
  // Pages that show the newest articles do not change with any other page.
  newest: {
    type: 'CmsPage',
    entry: article,
    parts: (entries) => new Map([['', articlesByDate(entries).slice(0, NEWEST)]]),
  },
  // One outline per article, so that a new article changes only its neighbours.
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

/** Node type of outlines. */
export const OUTLINE_TYPE = 'Outline';

/** The content of an outline node. */
export interface OutlineNode {
  /** JSON text, because Gatsby traverses every field of a node when it writes or reads it. */
  entries: string;
}

/** Returns the node id of an outline. */
export const outlineId = (name: OutlineName, locale: string, part = ''): string =>
  `Outline ${name} ${locale}${part && ` ${part}`}`;

/**
 * Returns the outlines of a language by part name; an empty name without parts.
 * @param entries all entries, ordered by node id
 */
export function outlineParts<Name extends OutlineName>(
  name: Name,
  entries: readonly OutlineEntries[Name][],
): Map<string, readonly OutlineEntries[Name][]> {
  const { parts }: Outline<OutlineEntries[Name]> = OUTLINES[name];
  return parts?.(entries) ?? new Map([['', entries]]);
}
