import { isolateObjectProperty, type PayloadRequest } from 'payload';
import type { Localized, TreePage } from './pagePaths';

/** A page of the tree with the addresses that are stored. */
export interface StoredPage extends TreePage {
  paths?: Localized | null;
}

/**
 * All pages as they are stored (not their drafts), by id.
 * Two small queries are cheaper here than walking up and down the tree page by page.
 */
export async function pageTree(req: PayloadRequest): Promise<Map<number | string, StoredPage>> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    locale: 'all',
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    select: { slug: true, paths: true, languages: true, parentPage: true, template: true },
    // The local API writes its locale into the request it is given; the save under way still needs its own.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  return new Map((docs as unknown as StoredPage[]).map((page) => [page.id, page]));
}
