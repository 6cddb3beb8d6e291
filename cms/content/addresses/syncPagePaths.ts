import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { addressBook, freePaths, type AddressBook } from './addressBook';
import { samePaths, type PageId, type PageTree } from './pagePaths';
import { pageTree, toStoredPage, type StoredPage } from './pageTree';
import { PAGE_MOVED } from './setPagePath';

interface VersionRow {
  id: number | string;
  parent: PageId;
  version: Parameters<typeof toStoredPage>[0];
}

/**
 * After a page moved, got another slug or went public, all pages below it get their new addresses. They are written past hooks and
 * without new versions: a colleague's unfinished draft must not be published by a move.
 */
export const syncPagePaths: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.context[PAGE_MOVED]) return doc;
  const tree = await pageTree(req);
  const book = addressBook(tree);
  await writePages(tree, book, req);
  await writeVersions(tree, book, req);
  return { ...doc, paths: book.paths.get(doc.id) ?? doc.paths };
};

async function writePages(
  tree: ReadonlyMap<PageId, StoredPage>,
  book: AddressBook,
  req: PayloadRequest,
): Promise<void> {
  const updatedAt = new Date().toISOString();
  for (const page of tree.values()) {
    const paths = book.paths.get(page.id);
    if (samePaths(page.paths, paths)) continue;
    await req.payload.db.updateOne({
      collection: 'pages',
      id: page.id,
      data: { paths, updatedAt },
      req,
      returning: false,
    });
  }
}

/** The newest version of each page: what editors see and the preview shows. */
async function writeVersions(tree: PageTree, book: AddressBook, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection: 'pages',
    where: { latest: { equals: true } },
    pagination: false,
    limit: 0,
    select: {
      parent: true,
      version: {
        slug: true,
        paths: true,
        languages: true,
        parentPage: true,
        template: true,
        _status: true,
        deletedAt: true,
      },
    },
    req,
  });
  for (const { id, parent, version } of docs as unknown as VersionRow[]) {
    const stored = tree.get(parent);
    if (!stored) continue;
    const page = { ...toStoredPage(version), id: parent, trashed: stored.trashed };
    const paths = freePaths(page, tree, book.owners);
    if (samePaths(version.paths, paths)) continue;
    await req.payload.db.updateVersion({
      collection: 'pages',
      id,
      versionData: { version: { paths } } as never,
      req,
      returning: false,
    });
  }
}
