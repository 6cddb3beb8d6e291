import type { CollectionAfterChangeHook } from 'payload';
import { LOCALES } from '../lib/locales';
import { pageTree } from './pageTree';
import { pathsOf } from './pagePaths';

/**
 * After a page moved or got another slug, its other languages and all pages below it get their new addresses.
 * They are written past the hooks and drafts: a colleague's unfinished draft must not be published by a move.
 */
export const syncPagePaths: CollectionAfterChangeHook = async ({ doc, req }) => {
  const tree = await pageTree(req);
  const updatedAt = new Date().toISOString();
  for (const page of tree.values()) {
    const paths = pathsOf(page, tree);
    for (const locale of LOCALES) {
      const stored = page.path?.[locale] ?? null;
      if (stored === paths[locale]) continue;
      await req.payload.db.updateOne({ collection: 'pages', id: page.id, locale, data: { path: paths[locale], updatedAt }, req, returning: false });
    }
  }
  return doc;
};
