import type { CollectionAfterChangeHook } from 'payload';
import { LOCALES } from '../lib/locales';
import { pageTree } from './pageTree';
import { pathsOf } from './pagePaths';

/**
 * After a page moved or got another slug, all pages below it get their new addresses.
 * They are written past hooks and versions: a colleague's unfinished draft must not be published by a move.
 */
export const syncPagePaths: CollectionAfterChangeHook = async ({ doc, req }) => {
  const tree = await pageTree(req);
  const updatedAt = new Date().toISOString();
  for (const page of tree.values()) {
    const paths = pathsOf(page, tree);
    if (LOCALES.every((locale) => (page.paths?.[locale] ?? null) === paths[locale])) continue;
    await req.payload.db.updateOne({
      collection: 'pages',
      id: page.id,
      data: { paths, updatedAt },
      req,
      returning: false,
    });
  }
  return doc;
};
