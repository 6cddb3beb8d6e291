import { isolateObjectProperty, type PayloadRequest, type Where } from 'payload';
import type { Localized, PageId, TreePage } from './pagePaths';

/** A page of the tree with what is stored beside: its addresses, and its name in each language. */
export interface StoredPage extends TreePage {
  paths?: Localized | null;
  title?: Localized | null;
}

interface PageRow extends Omit<StoredPage, 'published' | 'trashed'> {
  _status?: string | null;
  deletedAt?: string | null;
}

const FIELDS = {
  slug: true,
  title: true,
  paths: true,
  languages: true,
  parentPage: true,
  template: true,
  _status: true,
  deletedAt: true,
} as const;

/**
 * Reads pages in all languages, trashed ones too.
 * @param draft whether to read each page's newest version, rather than the one that is or was published
 */
export async function readPages(req: PayloadRequest, where: Where, draft: boolean): Promise<StoredPage[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where,
    draft,
    locale: 'all',
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    select: FIELDS,
    // The local API writes its locale into the request it is given; the save under way still needs its own.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  return (docs as unknown as PageRow[]).map(toStoredPage);
}

/** A row as the tree sees it. */
export function toStoredPage({ _status, deletedAt, ...page }: PageRow): StoredPage {
  return { ...page, published: _status === 'published' && !deletedAt, trashed: Boolean(deletedAt) };
}

/**
 * All pages, by id: the published ones as the public sees them, the others as they were saved last.
 * Reading the few fields of all is cheaper here than walking up and down the tree page by page.
 */
export async function pageTree(req: PayloadRequest): Promise<Map<PageId, StoredPage>> {
  const pages = await readPages(req, {}, false);
  const unpublished = pages.filter(({ published }) => !published).map(({ id }) => id);
  const drafts = unpublished.length > 0 ? await readPages(req, { id: { in: unpublished } }, true) : [];
  const tree = new Map(pages.map((page) => [page.id, page]));
  for (const draft of drafts) {
    const stored = tree.get(draft.id);
    // Whether the page is trashed, and which addresses it holds, the stored row decides.
    if (stored)
      tree.set(draft.id, { ...draft, published: false, trashed: stored.trashed, paths: stored.paths });
  }
  return tree;
}
