import { isolateObjectProperty, type PayloadRequest, type Where } from 'payload';
import type { Localized, PageId, TreePage } from './pagePaths';

/** A page of the tree with its name and the URL paths that are stored for it. */
export interface StoredPage extends TreePage {
  paths?: Localized | null;
  title?: Localized | null;
}

interface PageRow extends Omit<StoredPage, 'published' | 'trashed'> {
  _status?: string | null;
  deletedAt?: string | null;
}

interface VersionRow {
  id: number | string;
  parent: PageId;
  version: Omit<PageRow, 'id'>;
}

/** The newest version of a page. Editors and the preview see this version, published or not. */
export interface NewestVersion {
  id: number | string;
  page: StoredPage;
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
 * Reads pages in all languages, including trashed pages.
 * @param draft true to read each page's newest version instead of the published one
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
    // The local API overwrites the request's locale. Pass a copy, because the save in progress still needs the original
    // one.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  return (docs as unknown as PageRow[]).map(toStoredPage);
}

/** Converts a database row to a page of the tree. */
function toStoredPage({ _status, deletedAt, ...page }: PageRow): StoredPage {
  return { ...page, published: _status === 'published' && !deletedAt, trashed: Boolean(deletedAt) };
}

/** Combines a draft's newest version with its stored row, which holds the current trash state and URL paths. */
const draftOf = (stored: StoredPage, newest: StoredPage | undefined): StoredPage =>
  newest
    ? { ...newest, id: stored.id, published: false, trashed: stored.trashed, paths: stored.paths ?? null }
    : stored;

/**
 * Reads a page in the form used by the page tree: the published version, or the newest version of an unpublished page.
 */
export async function readTreePage(req: PayloadRequest, id: PageId): Promise<StoredPage | undefined> {
  const [stored] = await readPages(req, { id: { equals: id } }, false);
  if (!stored || stored.published) return stored;
  const [newest] = await readPages(req, { id: { equals: id } }, true);
  return draftOf(stored, newest);
}

/**
 * Reads the ancestors of a page, one query per level.
 * @param parent the page's parent
 */
export async function readAncestors(
  req: PayloadRequest,
  parent: PageId | null | undefined,
): Promise<Map<PageId, StoredPage>> {
  const tree = new Map<PageId, StoredPage>();
  for (let id = parent; id && !tree.has(id);) {
    const page = await readTreePage(req, id);
    if (!page) break;
    tree.set(id, page);
    id = page.parentPage;
  }
  return tree;
}

/** Reads the newest versions of the pages directly below the given pages, whether they are published or not. */
async function readVersionsBelow(req: PayloadRequest, parents: PageId[]): Promise<NewestVersion[]> {
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection: 'pages',
    where: { and: [{ latest: { equals: true } }, { 'version.parentPage': { in: parents } }] },
    pagination: false,
    limit: 0,
    select: { parent: true, version: FIELDS },
    req,
  });
  return (docs as unknown as VersionRow[]).map(({ id, parent, version }) => ({
    id,
    page: toStoredPage({ ...version, id: parent }),
  }));
}

export interface Branch {
  /** The pages below, in the form used by the page tree. */
  pages: StoredPage[];
  /**
   * The newest versions of these pages. Also includes pages that are elsewhere now, but whose draft moves them here.
   */
  versions: NewestVersion[];
}

/** Reads all pages below a page, one query per level, without reading the rest of the tree. */
export async function readBranch(req: PayloadRequest, id: PageId): Promise<Branch> {
  const branch: Branch = { pages: [], versions: [] };
  const seen = new Set<PageId>([id]);
  for (let parents: PageId[] = [id]; parents.length > 0;) {
    const stored = await readPages(req, { parentPage: { in: parents } }, false);
    const versions = await readVersionsBelow(req, parents);
    const byId = new Map(stored.map((page) => [page.id, page]));
    const others = versions.map(({ page }) => page.id).filter((other) => !byId.has(other));
    for (const page of others.length > 0 ? await readPages(req, { id: { in: others } }, false) : []) {
      if (!page.published) byId.set(page.id, page);
    }
    const newest = new Map(versions.map(({ page }) => [page.id, page]));
    const children = [...byId.values()].flatMap((page) => {
      if (page.published) return [page];
      // An unpublished page belongs here only if its newest version has this parent.
      return newest.has(page.id) ? [draftOf(page, newest.get(page.id))] : [];
    });
    const fresh = children.filter((child) => !seen.has(child.id));
    for (const child of fresh) seen.add(child.id);
    branch.pages.push(...fresh);
    branch.versions.push(...versions);
    parents = fresh.map((child) => child.id);
  }
  return branch;
}
