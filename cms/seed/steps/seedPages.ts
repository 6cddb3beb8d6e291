import { LOCALES } from '../../platform/locales/locales';
import type { SeedPage } from '../lib/SeedPage';
import { seedPath } from '../lib/seedPath';
import type { Store } from '../lib/Store';
import { pages } from '../pages/pages';

const [FIRST] = LOCALES;

function frame(page: SeedPage, store: Store) {
  const { template, title, slug, parent, company, titleBreadcrumbs, description } = page;
  return {
    template,
    title,
    ...(slug && { slug }),
    ...(parent && { parentPage: store.idOf('pages', parent) }),
    ...(company && { company: store.idOf('companies', company) }),
    titleBreadcrumbs: titleBreadcrumbs ?? null,
    hideBreadcrumbs: page.hideBreadcrumbs ?? false,
    hideFromSitemap: page.hideFromSitemap ?? false,
    order: page.order ?? 0,
    seo: { metaDescription: description, noIndex: page.noIndex ?? false },
    ...(page.article && { article: page.article }),
    _status: 'draft',
  };
}

/**
 * First pass: creates every page as a draft without blocks, so that links to all pages are possible later. A draft
 * without blocks from an earlier, interrupted run is finished now.
 * @returns the pages that still need blocks
 */
export async function draftPages(store: Store): Promise<readonly SeedPage[]> {
  const fresh: SeedPage[] = [];
  for (const page of pages) {
    const { key } = page;
    const path = { [`paths.${FIRST}`]: { equals: seedPath(page, pages, FIRST) } };
    let id = await store.find({ collection: 'pages', key, where: path });
    if (id === undefined || (await store.isEmptyDraft(id))) fresh.push(page);
    id ??= await store.create('pages', key, frame(page, store));
    store.remember('pages', key, id);
  }
  return fresh;
}

/** Second pass: writes the blocks of the pages, which may link to any page, and publishes the pages. */
export async function publishPages(store: Store, fresh: readonly SeedPage[]): Promise<void> {
  for (const { key, blocks, listing, investorPage } of fresh) {
    const id = store.idOf('pages', key);
    const fields = {
      blocks,
      ...(listing && { listing }),
      ...(investorPage && { investorPage }),
      _status: 'published',
    };
    for (const locale of LOCALES) await store.update('pages', key, id, fields, locale);
  }
}
